/** Derives another build of the shell from its dist folder: another version, and another file for one lazy chunk; the old file is gone. */
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellBuild } from '@lantern/contract/federation'
import { ROOT } from '../site/release-service.ts'

export type AnotherShell = {
  readonly folder: string
  readonly version: string /** Name of the lazy chunk's file. */
  readonly chunk: string
}

export type ShellChanges = {
  /** Changes the description. */
  readonly build?: (build: ShellBuild) => unknown
  /** Changes the text of the chunk. */
  readonly text?: (text: string) => string
}

/**
 * @param folder where it is written
 * @param chunk beginning of the file name of a lazy chunk, e.g. `help-zh-ck-md.`
 */
export function anotherShell(
  folder: string,
  version: string,
  chunk: string,
  { build: change = () => {}, text: edit = (text) => text }: ShellChanges = {},
): AnotherShell {
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(ROOT, 'shell/dist'), folder, { recursive: true })
  const description = join(folder, 'shell.json')
  const build = JSON.parse(readFileSync(description, 'utf8')) as ShellBuild
  const renamed = new Map<string, string>()

  /** Writes a changed script under the hash of its new text. */
  function rewrite(file: string, text: string): string {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
    const now = file.replace(/\.[0-9a-f]{8}\.js$/, `.${hash}.js`)
    renameSync(join(folder, file), join(folder, now))
    writeFileSync(join(folder, now), text)
    renamed.set(file, now)
    return now
  }

  const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const named = (start: string): string =>
    readdirSync(folder).find((file) => file.startsWith(start) && file.endsWith('.js')) ?? ''
  const lazy = named(chunk)
  const now = rewrite(lazy, `${edit(textOf(lazy))}\n/* ${version} */`)
  const main = named('main.')
  const hashIn = (file: string): string => file.split('.').at(-2) ?? ''
  rewrite(main, textOf(main).replaceAll(hashIn(lazy), hashIn(now)))

  // The worker's version makes browsers take the new one.
  if (build.serviceWorker) rewrite(build.serviceWorker, textOf(build.serviceWorker).replaceAll(build.version, version))

  const integrityOf = (file: string): string =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, file)))
      .digest('base64')}`
  const nameOf = (file: string): string => renamed.get(file) ?? file
  build.version = version
  build.files = Object.fromEntries(Object.keys(build.files).map((file) => [nameOf(file), integrityOf(nameOf(file))]))
  const renewed = ({ file }: { file: string }) => ({ file: nameOf(file), integrity: integrityOf(nameOf(file)) })
  build.scripts = build.scripts.map(renewed)
  build.federation = build.federation.map(renewed)
  if (build.serviceWorker) build.serviceWorker = nameOf(build.serviceWorker)
  change(build)
  writeFileSync(description, JSON.stringify(build))
  return { folder, version, chunk: now }
}
