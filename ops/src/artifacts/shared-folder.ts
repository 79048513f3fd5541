/** The folder `<name>/files/`, in which the builds of a remote share files with equal names. */
import { allOf } from './published/at-once.ts'
import type { PublishedFiles } from './published/published-files.ts'

type Order = {
  readonly files: PublishedFiles
  /** Folder of the build. */
  readonly from: string
  /** The shared folder. */
  readonly to: string
  /** Shared name by file. */
  readonly names: ReadonlyMap<string, string>
  /** All files of the build, with their compressed forms. */
  readonly stored: ReadonlySet<string>
}
type Placed = { readonly taken: string[]; readonly placed: string[] }

/** The compressed forms come first: an edge that finds a file reads all its forms at once and keeps them. */
const FORMS = ['.br', '.gz', ''] as const

/**
 * Copies files of a build into the shared folder; in a folder these are hard links.
 *
 * @returns `taken`: files whose shared name has other bytes, then nothing was placed; `placed`: new names in the folder
 */
export async function placeShared({ files, from, to, names, stored }: Order): Promise<Placed> {
  const states = await allOf(names, async ([file, name]) => ({
    file,
    name,
    state: await stateOf(files, `${from}/${file}`, `${to}/${name}`),
  }))
  const taken = states.filter(({ state }) => state === 'taken').map(({ file }) => file)
  if (taken.length > 0) return { taken, placed: [] }
  const absent = states.filter(({ state }) => state === 'absent')
  await allOf(absent, async ({ file, name }) => {
    for (const form of FORMS)
      if (stored.has(file + form)) await files.copy(`${from}/${file}${form}`, `${to}/${name}${form}`)
  })
  return { taken: [], placed: absent.map(({ name }) => name) }
}

async function stateOf(files: PublishedFiles, from: string, to: string): Promise<'absent' | 'equal' | 'taken'> {
  const there = await files.read(to)
  if (there === undefined) return 'absent'
  return (await files.read(from))?.equals(there) ? 'equal' : 'taken'
}
