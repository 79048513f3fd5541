/** The folder `<root>/artifacts/<name>/files/`, in which the builds of a remote share files with equal names. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readIfPresent } from './compression.ts'

type Placed = { readonly taken: string[]; readonly placed: string[] }

/** The compressed forms come first: an edge that finds a file reads all its forms at once and keeps them. */
const FORMS = ['.br', '.gz', ''] as const

/**
 * Hard-links files of a build into the shared folder, or copies them where the disk cannot link.
 *
 * @param names shared name by file
 * @returns `taken`: files whose shared name has other bytes, then nothing was placed; `placed`: new names in the folder
 */
export async function placeShared(from: string, to: string, names: ReadonlyMap<string, string>): Promise<Placed> {
  const states = await Promise.all(
    [...names].map(async ([file, name]) => ({ file, name, state: await stateOf(join(from, file), join(to, name)) })),
  )
  const taken = states.filter(({ state }) => state === 'taken').map(({ file }) => file)
  if (taken.length > 0) return { taken, placed: [] }
  const absent = states.filter(({ state }) => state === 'absent')
  for (const { file, name } of absent) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    for (const form of FORMS)
      if (existsSync(join(from, file) + form)) await place(join(from, file) + form, join(to, name) + form)
  }
  return { taken: [], placed: absent.map(({ name }) => name) }
}

async function stateOf(from: string, to: string): Promise<'absent' | 'equal' | 'taken'> {
  const there = await readIfPresent(to)
  if (there === undefined) return 'absent'
  return there.equals(await readFile(from)) ? 'equal' : 'taken'
}

async function place(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    // Placed meanwhile by another publish, with equal bytes.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await copyInto(from, to)
  }
}

/** Renamed into place: a partial copy must never be served. */
async function copyInto(from: string, to: string): Promise<void> {
  const temporary = `${to}.${randomUUID()}.tmp`
  await copyFile(from, temporary)
  await rename(temporary, to)
}
