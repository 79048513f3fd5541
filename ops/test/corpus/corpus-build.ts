/** One build of the corpus: the small remote with one thing changed, and what the gate must say of it. */
import type { RemoteBuild } from '@lantern/contract/remote-build'
import type { BuildFiles } from '../../src/artifacts/artifact-store.ts'
import type { MfManifest } from '../../src/gate/candidate/manifest.schema.ts'
import { integrityOf } from '../../src/gate/gate.rules.ts'

export type CorpusBuild = {
  /** Follows "a build …". */
  readonly title: string
  readonly change?: (build: ChangeableBuild) => unknown
  /** What an edge does to an answer on its way. */
  readonly spoil?: (file: string, answer: EdgeAnswer) => unknown
}
export type BreakingBuild = CorpusBuild & {
  /** The rule that refuses it. */
  readonly rule: string
}
export type EdgeAnswer = { status: number; headers: Record<string, string>; body: Buffer }

/** A build under change. Hashes are recomputed afterwards, as a build tool would, unless `keepHashes` was called. */
export type ChangeableBuild = {
  readonly files: Map<string, Buffer>
  readonly declaration: RemoteBuild
  readonly manifest: MfManifest & { metaData: Record<string, unknown> }
  /** The one file whose name begins and ends so. */
  named(start: string, end: string): string
  /** The styles of the lazy page. Webpack numbers chunks by their paths, so their name differs from machine to machine. */
  pageStyles(): string
  text(file: string): string
  /** Replaces text in the container's entry; throws when it is not there, so that no mutation is silently none. */
  inEntry(from: string | RegExp, to: string): void
  append(file: string, text: string): void
  /** `integrity.json` stays as this function leaves it. */
  hashes(change: (hashes: Record<string, string>) => void): void
}

export function changed(original: BuildFiles, change: (build: ChangeableBuild) => void = () => {}): BuildFiles {
  const files = new Map(original)
  const declaration = JSON.parse(String(files.get('lantern.json')))
  const manifest = JSON.parse(String(files.get('mf-manifest.json')))
  const hashChanges: ((hashes: Record<string, string>) => void)[] = []
  const put = (file: string, text: string) => files.set(file, Buffer.from(text))
  const build: ChangeableBuild = {
    files,
    declaration,
    manifest,
    named(start, end) {
      const [name, ...others] = [...files.keys()].filter((file) => file.startsWith(start) && file.endsWith(end))
      if (name === undefined || others.length > 0) throw new Error(`not one file is named ${start}…${end}`)
      return name
    },
    pageStyles() {
      const name = [...files.keys()].find(
        (file) => file.endsWith('.css') && build.text(file).includes(':focus-visible'),
      )
      if (name === undefined) throw new Error('no file has the styles of the page')
      return name
    },
    text: (file) => String(files.get(file)),
    inEntry(from, to) {
      const entry = build.named('remoteEntry', '.js')
      const before = build.text(entry)
      const after = before.replace(from, to)
      if (after === before) throw new Error(`the entry does not have ${from}`)
      put(entry, after)
    },
    append: (file, text) => put(file, build.text(file) + text),
    hashes: (hashChange) => hashChanges.push(hashChange),
  }
  change(build)
  // As they were written, unless a mutation wrote the file itself.
  for (const [file, value] of [
    ['lantern.json', declaration],
    ['mf-manifest.json', manifest],
  ] as const) {
    if (files.get(file) === original.get(file)) put(file, JSON.stringify(value))
  }
  const hashed = [...files].filter(([file]) => /\.(?:js|css)$|^mf-manifest\.json$/.test(file))
  const hashes = Object.fromEntries(hashed.map(([file, content]) => [file, integrityOf(content)]))
  for (const hashChange of hashChanges) hashChange(hashes)
  put('integrity.json', JSON.stringify(hashes))
  return files
}
