/** Stores builds in `<root>/artifacts/<name>/<version>/`, written atomically and never changed, and their shared files in `…/<name>/files/`. */

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { SHARED_FOLDER } from '@lantern/contract/file-owner'
import { HOUR_MS } from '@lantern/contract/site-time'
import { writeCompressed } from './compression.ts'
import { writeDictionaryForms } from './dictionaries.ts'
import { placeShared } from './shared-folder.ts'
import { sharedNames } from './shared-names.rules.ts'
import { createStagingRoom } from './staging-room.ts'

/** File name inside the build → content. */
export type BuildFiles = ReadonlyMap<string, Buffer>

export type ArtifactStore = {
  /**
   * Stages one uploaded file until the build is published or dropped. The caller has validated the name.
   * @returns `blocked` when the name is a folder of another file, or one of its folders is a file; `full` when the build has too many files or bytes
   */
  stage(name: string, version: string, file: string, content: Buffer): Promise<'kept' | 'blocked' | 'full'>
  /** Whether any file of a build was uploaded. */
  isStaged(name: string, version: string): boolean
  staged(name: string, version: string): Promise<BuildFiles>
  dropStaged(name: string, version: string): Promise<void>
  /** Writes the build with its compressed forms to a temporary folder beside its final one. */
  prepare(name: string, version: string, files: BuildFiles): Promise<Parcel>
  /** A text file of a stored build. The file name must not come from outside. */
  textOf(name: string, version: string, file: string): Promise<string | undefined>
  /** Compressed size of each file that has a compressed form. */
  brotliSizes(name: string, version: string): Promise<ReadonlyMap<string, number>>
  /** Places a stored build among the shared files of its remote. */
  share(name: string, version: string, manifestIntegrity: string): Promise<Sharing>
}

/** Whether the files of a build are in the shared folder. */
type Sharing =
  /** `names`: shared name by file. */
  | { kind: 'shared'; names: ReadonlyMap<string, string> }
  /** Not stored here, or a file is not named by its content. */
  | { kind: 'own' }
  /** Another build has other bytes under the names of these files. */
  | { kind: 'taken'; files: string[] }

/** A build that is written to a temporary folder. */
export type Parcel = {
  /** An unguessable version under which edges serve the build before it is published. */
  readonly trial: string
  /** Transfer size of each file. */
  sizes(): Promise<ReadonlyMap<string, number>>
  /** Places it among the shared files of its remote; they stay there when the build is dropped. */
  share(manifestIntegrity: string): Promise<Sharing>
  /** Moves it to its final folder. Call only in the transaction that adds the build to the registry. */
  store(): Promise<void>
  /** Removes it unless it was stored. */
  drop(): Promise<void>
}

/** Longer than any publish takes: older folders were left by a killed process. */
const TRIAL_LIVES_MS = HOUR_MS
/** Error codes when a file is where a folder must be, or the other way round. */
const IN_THE_WAY: ReadonlySet<string | undefined> = new Set(['EEXIST', 'ENOTDIR', 'EISDIR'])
const FORM = /\.(?:br|gz)$/
const TRIAL = /[.-]trial-[0-9a-f-]{36}$/

export function openArtifactStore(dataDir: string): ArtifactStore {
  const stagingOf = (name: string, version: string) => join(dataDir, 'staging', name, version)
  const folderOf = (name: string, version: string) => join(dataDir, 'artifacts', name, version)
  const sharedOf = (name: string) => join(dataDir, 'artifacts', name, SHARED_FOLDER)
  const cache = join(dataDir, 'compressed')
  const room = createStagingRoom(join(dataDir, 'staging'))

  return {
    async stage(name, version, file, content) {
      if (!(await room.take(name, version, file, content.length))) return 'full'
      const path = join(stagingOf(name, version), file)
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, content)
        return 'kept'
      } catch (error) {
        if (IN_THE_WAY.has((error as NodeJS.ErrnoException).code)) return 'blocked'
        throw error
      }
    },
    isStaged: (name, version) => existsSync(stagingOf(name, version)),
    staged: (name, version) => readTree(stagingOf(name, version)),
    async dropStaged(name, version) {
      room.leave(name, version)
      await rm(stagingOf(name, version), { recursive: true, force: true })
    },
    async prepare(name, version, files) {
      const folder = folderOf(name, version)
      await sweepTrials(join(dataDir, 'artifacts', name))
      // A valid version, so that edges serve it like any other.
      const trial = `${version}${version.includes('-') ? '.' : '-'}trial-${randomUUID()}`
      const temporary = folderOf(name, trial)
      for (const [file, content] of files) {
        const path = join(temporary, file)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, content)
      }
      await Promise.all([...files].map(([file, content]) => writeCompressed(join(temporary, file), content, cache)))
      return {
        trial,
        sizes: async () => {
          const compressed = await brotliSizesIn(temporary)
          return new Map([...files].map(([file, content]) => [file, compressed.get(file) ?? content.length]))
        },
        share: (manifestIntegrity) => share(temporary, sharedOf(name), manifestIntegrity),
        async store() {
          // Left by a process killed between storing and registering; the gate has just verified equal bytes.
          if (existsSync(folder)) await rm(folder, { recursive: true })
          await rename(temporary, folder)
        },
        drop: () => rm(temporary, { recursive: true, force: true }),
      }
    },
    async textOf(name, version, file) {
      const path = join(folderOf(name, version), file)
      return existsSync(path) ? readFile(path, 'utf8') : undefined
    },
    brotliSizes: (name, version) => brotliSizesIn(folderOf(name, version)),
    share: (name, version, manifestIntegrity) => share(folderOf(name, version), sharedOf(name), manifestIntegrity),
  }
}

async function share(from: string, to: string, manifestIntegrity: string): Promise<Sharing> {
  const files = (await filesIn(from)).filter((file) => !FORM.test(file))
  const names = files.length === 0 ? null : sharedNames(files, manifestIntegrity)
  if (names === null) return { kind: 'own' }
  const { taken, placed } = await placeShared(from, to, names)
  if (taken.length > 0) return { kind: 'taken', files: taken }
  await writeDictionaryForms(to, placed)
  return { kind: 'shared', names }
}

async function sweepTrials(folder: string): Promise<void> {
  const names = existsSync(folder) ? (await readdir(folder)).filter((one) => TRIAL.test(one)) : []
  for (const path of names.map((one) => join(folder, one))) {
    // Another release service may be doing this at the same time.
    const made = await stat(path).catch(() => null)
    if (made !== null && Date.now() - made.mtimeMs > TRIAL_LIVES_MS) await rm(path, { recursive: true, force: true })
  }
}

async function brotliSizesIn(folder: string): Promise<ReadonlyMap<string, number>> {
  const names = (await filesIn(folder)).filter((file) => file.endsWith('.br'))
  const sizes = names.map(
    async (file) => [file.slice(0, -'.br'.length), (await stat(join(folder, file))).size] as const,
  )
  return new Map(await Promise.all(sizes))
}

/** All files below a folder, with forward slashes; empty when the folder does not exist. */
export async function readTree(folder: string): Promise<Map<string, Buffer>> {
  const files = await filesIn(folder)
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file))] as const)))
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
