/** Derives another build of a remote from its dist folder: another version, optionally changed files, recomputed hashes and names. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MicroFrontend } from '@lantern/contract/federation'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import { ROOT } from '../site/release-service.ts'

export type AnotherBuild = {
  readonly name: string
  readonly version: string
  /** Content by file name. */
  readonly files: ReadonlyMap<string, string>
  readonly hashes: Readonly<Record<string, string>>
  /** Content by path in the shared folder of the remote, as ops places it (decision 0049). */
  readonly shared: ReadonlyMap<string, string>
  /** Entry in a discovery document, at the address of the version. */
  entry(traffic: number): MicroFrontend
  /** Entry in a discovery document, in the shared folder. */
  sharedEntry(traffic: number): MicroFrontend
}

const MANIFEST = 'mf-manifest.json'
const INTEGRITY = 'integrity.json'
const DECLARATION = 'lantern.json'

/**
 * @param change returns the new text of a file, or the same text to keep it; a changed script or style gets the hash of its new text as its name
 * @param dist its folder, outside the workspace too
 */
export function anotherBuild(
  name: string,
  version: string,
  change: (file: string, text: string) => string = (_file, text) => text,
  dist = join(ROOT, `remote-${name}/dist`),
): AnotherBuild {
  const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8')
  const before = (JSON.parse(textOf(DECLARATION)) as RemoteBuild).version
  const files = new Map<string, string>()
  const renamed = new Map<string, string>()
  for (const file of readdirSync(dist).filter((one) => /\.(js|css)$/.test(one))) {
    const text = textOf(file)
    const content = change(file, text)
    const now = content === text ? file : file.replace(/\.[0-9a-f]+(\.[a-z]+)$/, `.${digestOf(content, 8)}$1`)
    renamed.set(file, now)
    files.set(now, content)
  }
  for (const file of [MANIFEST, DECLARATION]) {
    const text = [...renamed].reduce((all, [old, now]) => all.replaceAll(`"${old}"`, `"${now}"`), textOf(file))
    files.set(file, change(file, text.replaceAll(before, version)))
  }
  const hashed = [...files].filter(([file]) => file !== DECLARATION)
  const hashes = Object.fromEntries(hashed.map(([file, content]) => [file, sriOf(content)]))
  files.set(INTEGRITY, JSON.stringify(hashes))
  const manifest = `mf-manifest.${digestOf(files.get(MANIFEST) ?? '', 16)}.json`
  const shared = hashed.map(
    ([file, content]) => [`/r/${name}/files/${file === MANIFEST ? manifest : file}`, content] as const,
  )
  const entry = (url: string, traffic: number) => entryOf({ version, files, hashes }, url, traffic)
  return {
    name,
    version,
    files,
    hashes,
    shared: new Map(shared),
    entry: (traffic) => entry(`/r/${name}/${version}/${MANIFEST}`, traffic),
    sharedEntry: (traffic) => entry(`/r/${name}/files/${manifest}`, traffic),
  }
}

function digestOf(content: string, digits: number): string {
  return createHash('sha384').update(content).digest('hex').slice(0, digits)
}

function sriOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

function entryOf(
  { version, files, hashes }: Pick<AnotherBuild, 'version' | 'files' | 'hashes'>,
  url: string,
  traffic: number,
): MicroFrontend {
  const build = JSON.parse(files.get(DECLARATION) ?? '') as RemoteBuild
  const { title, routePrefixes, pages, slots, contractVersion, preload } = build
  return {
    url,
    metadata: { integrity: hashes[MANIFEST] ?? '', version },
    extras: { title, routePrefixes, pages, slots, contractVersion, preload, files: hashes, maintenance: null },
    deployment: { traffic, default: traffic > 0 },
  }
}
