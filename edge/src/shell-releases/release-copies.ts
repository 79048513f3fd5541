/** This edge's own copies of released shells: pages go on after a restart while the release service and the artifacts are away. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { integrityMapSchema, versionSchema } from '@lantern/contract/federation'
import type { ShellRelease } from '@lantern/contract/shell-releases'
import * as v from 'valibot'
import type { ReleaseFiles } from './read-release.ts'

/** In each copy: version and hashes, as signed; its time is when the release was last listed. No file of a build begins with a dot. */
const NOTE_FILE = '.release.json'
const noteSchema = v.object({ version: versionSchema, files: integrityMapSchema })
const TEMPORARY = /\.tmp$/

type CopiedRelease = Pick<ShellRelease, 'version' | 'files'> & { listedMs: number }

export type ReleaseCopies = {
  /** Writes a copy whole or not at all. @throws Error when the disk is full */
  write(release: Pick<ShellRelease, 'version' | 'files'>, content: ReleaseFiles): Promise<void>
  /** Notes that a release is listed now. */
  touch(version: string, nowMs: number): Promise<void>
  /** Copies on disk, the last listed first. */
  all(): Promise<CopiedRelease[]>
  remove(version: string): Promise<void>
}

export function createReleaseCopies(folder: string): ReleaseCopies {
  return {
    async write({ version, files }, content) {
      const temporary = join(folder, `${version}.${randomUUID()}.tmp`)
      try {
        for (const [file, bytes] of content) {
          const path = join(temporary, file)
          await mkdir(dirname(path), { recursive: true })
          await writeFile(path, bytes)
        }
        await writeFile(join(temporary, NOTE_FILE), JSON.stringify({ version, files }))
        // A torn copy of an earlier run is in the way.
        await rm(join(folder, version), { recursive: true, force: true })
        await rename(temporary, join(folder, version))
      } finally {
        await rm(temporary, { recursive: true, force: true })
      }
    },
    async touch(version, nowMs) {
      const at = new Date(nowMs)
      // Without a copy there is nothing to note.
      await utimes(join(folder, version, NOTE_FILE), at, at).catch(() => undefined)
    },
    async all() {
      const names = await readdir(folder).catch(() => [])
      // Left by a killed process.
      for (const name of names.filter((one) => TEMPORARY.test(one)))
        await rm(join(folder, name), { recursive: true, force: true })
      const copies = names.filter((one) => !TEMPORARY.test(one)).map((name) => readNote(join(folder, name, NOTE_FILE)))
      const read = (await Promise.all(copies)).filter((one) => one !== null)
      return read.sort((one, other) => other.listedMs - one.listedMs)
    },
    remove: (version) => rm(join(folder, version), { recursive: true, force: true }),
  }
}

/** @returns null for a folder that is not a whole copy */
async function readNote(path: string): Promise<CopiedRelease | null> {
  try {
    const note = v.parse(noteSchema, JSON.parse(await readFile(path, 'utf8')))
    return { ...note, listedMs: (await stat(path)).mtimeMs }
  } catch {
    return null
  }
}
