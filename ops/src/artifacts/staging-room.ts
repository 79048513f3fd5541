/** Limits unpublished builds: the pipeline of one remote must not fill disk or memory for all. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Files per build; our largest has 50. */
export const BUILD_FILES = 400
/** Bytes per build before compression; our largest has 0.6 MB. */
export const BUILD_BYTES = 16 * 1024 * 1024
/** Unpublished builds per remote: leftovers of killed pipelines. */
export const BEGUN_BUILDS = 8

export type StagingRoom = {
  /**
   * Counts a file of a build. A new build removes the oldest of its remote when there are too many.
   * @returns false when the build would have too many files or bytes
   */
  take(name: string, version: string, file: string, bytes: number): Promise<boolean>
  /** Called when the build was published or dropped. */
  leave(name: string, version: string): void
}

/** @param folder holds `<name>/<version>/…` */
export function createStagingRoom(folder: string): StagingRoom {
  /** File sizes per staged build; read from disk after a restart. */
  const begun = new Map<string, Promise<Map<string, number>>>()
  const keyOf = (name: string, version: string) => `${name}/${version}`

  async function begin(name: string, version: string): Promise<Map<string, number>> {
    const sizes = await sizesIn(join(folder, name, version))
    const versions = await oldestFirst(join(folder, name))
    const others = versions.filter((other) => other !== version)
    for (const other of others.slice(0, Math.max(0, others.length - BEGUN_BUILDS + 1))) {
      begun.delete(keyOf(name, other))
      await rm(join(folder, name, other), { recursive: true, force: true })
    }
    return sizes
  }

  return {
    async take(name, version, file, bytes) {
      const key = keyOf(name, version)
      const known = begun.get(key) ?? begin(name, version)
      begun.set(key, known)
      known.catch(() => begun.delete(key))
      const sizes = await known
      const rest = [...sizes].reduce((sum, [other, size]) => sum + (other === file ? 0 : size), 0)
      if (rest + bytes > BUILD_BYTES || (sizes.size >= BUILD_FILES && !sizes.has(file))) return false
      sizes.set(file, bytes)
      return true
    },
    leave(name, version) {
      begun.delete(keyOf(name, version))
    },
  }
}

async function sizesIn(folder: string): Promise<Map<string, number>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])).filter((one) =>
    one.isFile(),
  )
  const sizes = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [path.slice(folder.length + 1), (await stat(path)).size] as const
  })
  return new Map(await Promise.all(sizes))
}

async function oldestFirst(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const times = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  )
  return times.sort((one, other) => one.at - other.at).map(({ name }) => name)
}
