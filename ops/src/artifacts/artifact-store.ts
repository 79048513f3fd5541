/** Where the bytes of builds live: `<root>/artifacts/<name>/<version>/`, written whole or not at all, never changed. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { writeCompressed } from './compression.ts'
import { createStagingRoom } from './staging-room.ts'

/** File name inside the build → content. */
export type BuildFiles = ReadonlyMap<string, Buffer>

export type ArtifactStore = {
  /**
   * Keeps one uploaded file until the build is published or dropped. The caller has checked the name.
   *
   * @returns `blocked` when the name is a folder of another file, or one of its folders is a file; `full` when the build has too many files or bytes
   */
  stage(name: string, version: string, file: string, content: Buffer): Promise<'kept' | 'blocked' | 'full'>
  /** Whether anything of a build was uploaded. */
  isStaged(name: string, version: string): boolean
  staged(name: string, version: string): Promise<BuildFiles>
  dropStaged(name: string, version: string): Promise<void>
  /** Writes the build with its compressed forms beside its place. */
  prepare(name: string, version: string, files: BuildFiles): Promise<Parcel>
  /** A text of a build that is in place. The caller names the file, not somebody outside. */
  textOf(name: string, version: string, file: string): Promise<string | undefined>
  /** Bytes of each file as browsers get it, of those that have a compressed form. */
  brotliSizes(name: string, version: string): Promise<ReadonlyMap<string, number>>
}

/** A build that is written but not in place yet. */
export type Parcel = {
  /** A version that nobody can guess, under which an edge of these artifacts hands the parcel out before it is in place. */
  readonly trial: string
  /** Bytes of each file as browsers get it. */
  sizes(): Promise<ReadonlyMap<string, number>>
  /** Puts it in place. Only by whoever enters the build in the registry, in that turn. */
  store(): Promise<void>
  /** Removes what was not put in place. */
  drop(): Promise<void>
}

/** Longer than any publish takes: what is older was left by a release service that was killed. */
const TRIAL_LIVES_MS = 3_600_000
/** What a disk says when a file stands where a folder must be, or the other way round. */
const IN_THE_WAY: ReadonlySet<string | undefined> = new Set(['EEXIST', 'ENOTDIR', 'EISDIR'])
const TRIAL = /[.-]trial-[0-9a-f-]{36}$/

export function openArtifactStore(dataDir: string): ArtifactStore {
  const stagingOf = (name: string, version: string) => join(dataDir, 'staging', name, version)
  const folderOf = (name: string, version: string) => join(dataDir, 'artifacts', name, version)
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
      // A version in its form, so that edges look for it like for any other.
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
        async store() {
          // Left from a publish that was killed between the bytes and the registry: the gate has just proven these bytes.
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
  }
}

async function sweepTrials(folder: string): Promise<void> {
  const names = existsSync(folder) ? (await readdir(folder)).filter((one) => TRIAL.test(one)) : []
  for (const path of names.map((one) => join(folder, one))) {
    // Another release service may be at it in the same moment.
    const made = await stat(path).catch(() => null)
    if (made !== null && Date.now() - made.mtimeMs > TRIAL_LIVES_MS) await rm(path, { recursive: true, force: true })
  }
}

async function brotliSizesIn(folder: string): Promise<ReadonlyMap<string, number>> {
  if (!existsSync(folder)) return new Map()
  const names = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.br'))
  const sizes = names.map(async (file) => {
    const plain = file.split(sep).join('/').slice(0, -'.br'.length)
    return [plain, (await stat(join(folder, file))).size] as const
  })
  return new Map(await Promise.all(sizes))
}

/** Every file under a folder by its name with forward slashes; empty when the folder is not there. */
export async function readTree(folder: string): Promise<Map<string, Buffer>> {
  if (!existsSync(folder)) return new Map()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, Buffer>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    files.set(relative(folder, path).split(sep).join('/'), await readFile(path))
  }
  return files
}
