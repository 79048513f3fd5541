/** The difference of two builds: files, claims, shares, sizes. Pure. */
import type { RemoteBuild } from '@lantern/contract/remote-build'

/** A file of a build; `brotli` is its transfer size, null without a compressed form. */
export type SizedFile = { file: string; integrity: string; size: number; brotli: number | null }
export type SizedBuild = { build: RemoteBuild; files: readonly SizedFile[] }

export type FileChange = {
  kind: 'added' | 'removed' | 'changed'
  /** Its name, without the hash where both builds have a hashed one. */
  file: string
  from: SizedFile | null
  to: SizedFile | null
}
/** A named value on both sides; null = absent. */
type ValueChange = { name: string; from: string | null; to: string | null }
export type Weight = { files: number; size: number; brotli: number }

export type BuildDiff = {
  name: string
  from: string
  to: string
  contract: ValueChange | null
  /** Share ranges that changed, appeared or disappeared. */
  shared: ValueChange[]
  slots: { added: string[]; removed: string[] }
  prefixes: { added: string[]; removed: string[] }
  /** Paths of pages. */
  pages: { added: string[]; removed: string[] }
  files: FileChange[]
  unchanged: number
  weight: { from: Weight; to: Weight }
}

/** `routes.1a2b3c4d.js` and `routes.5e6f7a8b.js` are one file that changed. */
const HASH = /\.[0-9a-f]{8,32}(?=\.)/

export function diffOf(from: SizedBuild, to: SizedBuild): BuildDiff {
  const changes = fileChanges(from.files, to.files)
  return {
    name: to.build.name,
    from: from.build.version,
    to: to.build.version,
    contract:
      from.build.contractVersion === to.build.contractVersion
        ? null
        : { name: 'contract', from: from.build.contractVersion, to: to.build.contractVersion },
    shared: valueChanges(from.build.shared, to.build.shared),
    slots: listChanges(from.build.slots, to.build.slots),
    prefixes: listChanges(from.build.routePrefixes, to.build.routePrefixes),
    pages: listChanges(pathsOf(from.build), pathsOf(to.build)),
    files: changes,
    unchanged: to.files.length - changes.filter(({ kind }) => kind !== 'removed').length,
    weight: { from: weightOf(from.files), to: weightOf(to.files) },
  }
}

const pathsOf = ({ pages = [] }: RemoteBuild): string[] => pages.map(({ path }) => path)

/** Total transfer size; a file without a compressed form counts as it is. */
export function weightOf(files: readonly SizedFile[]): Weight {
  return {
    files: files.length,
    size: files.reduce((sum, { size }) => sum + size, 0),
    brotli: files.reduce((sum, { size, brotli }) => sum + (brotli ?? size), 0),
  }
}

/** Largest difference first. */
function fileChanges(from: readonly SizedFile[], to: readonly SizedFile[]): FileChange[] {
  const before = byStem(from)
  const after = byStem(to)
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((stem): FileChange[] => {
    const old = before.get(stem) ?? []
    const young = after.get(stem) ?? []
    const [one] = old
    const [other] = young
    // Only where the name without its hash is unambiguous.
    if (old.length === 1 && young.length === 1 && one !== undefined && other !== undefined)
      return one.integrity === other.integrity ? [] : [{ kind: 'changed', file: stem, from: one, to: other }]
    const known = new Set(old.map(({ integrity }) => integrity))
    const still = new Set(young.map(({ integrity }) => integrity))
    return [
      ...old.filter(({ integrity }) => !still.has(integrity)).map((file) => removed(file)),
      ...young.filter(({ integrity }) => !known.has(integrity)).map((file) => added(file)),
    ]
  })
  return changes.sort((a, b) => weightChange(b) - weightChange(a) || a.file.localeCompare(b.file))
}

const removed = (file: SizedFile): FileChange => ({ kind: 'removed', file: file.file, from: file, to: null })
const added = (file: SizedFile): FileChange => ({ kind: 'added', file: file.file, from: null, to: file })

function weightChange({ from, to }: FileChange): number {
  return Math.abs((to?.brotli ?? to?.size ?? 0) - (from?.brotli ?? from?.size ?? 0))
}

function byStem(files: readonly SizedFile[]): Map<string, SizedFile[]> {
  return Map.groupBy(files, ({ file }) => file.replace(HASH, ''))
}

function valueChanges(from: Readonly<Record<string, string>>, to: Readonly<Record<string, string>>): ValueChange[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .sort()
    .map((name) => ({ name, from: from[name] ?? null, to: to[name] ?? null }))
    .filter((change) => change.from !== change.to)
}

function listChanges(from: readonly string[], to: readonly string[]): { added: string[]; removed: string[] } {
  return { added: to.filter((one) => !from.includes(one)), removed: from.filter((one) => !to.includes(one)) }
}
