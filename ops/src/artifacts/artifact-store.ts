/**
 * Stores builds in `<name>/<version>/` of the published files, complete and never changed, and their shared files in `<name>/files/`. Uploads wait in
 * a folder of this machine until they are published.
 */

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { SHARED_FOLDER } from '@lantern/contract/file-owner'
import { HOUR_MS } from '@lantern/contract/site-time'
import { compressedForms } from './compression.ts'
import { writeDictionaryForms } from './dictionaries.ts'
import { allOf } from './published/at-once.ts'
import { openFolderFiles } from './published/folder-files.ts'
import { type PublishedFile, type PublishedFiles, PublishedFilesError } from './published/published-files.ts'
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
  /**
   * Writes the build with its compressed forms to a temporary folder beside its final one.
   * @throws PublishedFilesError when the store fails or has not all bytes; then nothing of the build stays
   */
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

/** @param files where builds are kept; default: the folder `artifacts` of `dataDir` */
export function openArtifactStore(
  dataDir: string,
  files: PublishedFiles = openFolderFiles(join(dataDir, 'artifacts')),
): ArtifactStore {
  const stagingOf = (name: string, version: string) => join(dataDir, 'staging', name, version)
  const folderOf = (name: string, version: string) => `${name}/${version}`
  const sharedOf = (name: string) => `${name}/${SHARED_FOLDER}`
  const cache = join(dataDir, 'compressed')
  const room = createStagingRoom(join(dataDir, 'staging'))

  async function share(from: string, to: string, manifestIntegrity: string): Promise<Sharing> {
    const stored = (await files.list(from)).map(({ file }) => file)
    const plain = stored.filter((file) => !FORM.test(file))
    const names = plain.length === 0 ? null : sharedNames(plain, manifestIntegrity)
    if (names === null) return { kind: 'own' }
    const { taken, placed } = await placeShared({ files, from, to, names, stored: new Set(stored) })
    if (taken.length > 0) return { kind: 'taken', files: taken }
    await writeDictionaryForms(files, to, placed)
    return { kind: 'shared', names }
  }

  async function sweepTrials(name: string): Promise<void> {
    for (const { name: trial, changedMs } of await files.folders(name, TRIAL))
      if (Date.now() - changedMs > TRIAL_LIVES_MS) await files.remove(folderOf(name, trial))
  }

  async function writeBuild(folder: string, build: BuildFiles): Promise<readonly PublishedFile[]> {
    await allOf(build, async ([file, content]) => {
      for (const [ending, form] of await compressedForms(file, content, cache))
        await files.write(`${folder}/${file}${ending}`, form)
      await files.write(`${folder}/${file}`, content)
    })
    const stored = await files.list(folder)
    const sizes = new Map(stored.map(({ file, bytes }) => [file, bytes]))
    for (const [file, { length }] of build) {
      const bytes = sizes.get(file) ?? 0
      if (bytes !== length)
        throw new PublishedFilesError(`The artifact store has ${bytes} of the ${length} bytes of ${file}.`)
    }
    return stored
  }

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
    async prepare(name, version, build) {
      await sweepTrials(name)
      // A valid version, so that edges serve it like any other.
      const trial = `${version}${version.includes('-') ? '.' : '-'}trial-${randomUUID()}`
      const temporary = folderOf(name, trial)
      // A store that has failed may fail again: the next publish sweeps what stays.
      const drop = () => files.remove(temporary).catch(unlessStoreFailed)
      const stored = await writeBuild(temporary, build).catch(async (error: unknown) => {
        await drop()
        throw error
      })
      const compressed = brotliOf(stored)
      return {
        trial,
        sizes: async () => new Map([...build].map(([file, { length }]) => [file, compressed.get(file) ?? length])),
        share: (manifestIntegrity) => share(temporary, sharedOf(name), manifestIntegrity),
        // The final folder may be left by a process killed between storing and registering; the gate has just verified equal bytes.
        store: () => files.move(temporary, folderOf(name, version)),
        drop,
      }
    },
    async textOf(name, version, file) {
      return (await files.read(`${folderOf(name, version)}/${file}`))?.toString('utf8')
    },
    brotliSizes: async (name, version) => brotliOf(await files.list(folderOf(name, version))),
    share: (name, version, manifestIntegrity) => share(folderOf(name, version), sharedOf(name), manifestIntegrity),
  }
}

function unlessStoreFailed(error: unknown): void {
  if (!(error instanceof PublishedFilesError)) throw error
}

function brotliOf(stored: readonly PublishedFile[]): ReadonlyMap<string, number> {
  const forms = stored.filter(({ file }) => file.endsWith('.br'))
  return new Map(forms.map(({ file, bytes }) => [file.slice(0, -'.br'.length), bytes]))
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
