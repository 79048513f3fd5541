/** How much of builds that are not published yet may lie on the release service: one remote's pipeline must not fill the disk, or the memory, for everybody. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Files of a build; our largest has 50. */
export const BUILD_FILES = 400
/** Bytes of a build as it is sent, before it is compressed; our largest has 0.6 MB. */
export const BUILD_BYTES = 16 * 1024 * 1024
/** Builds of one remote that were begun and not published: what pipelines that were killed have left. */
export const BEGUN_BUILDS = 8

export type StagingRoom = {
  /**
   * Counts a file of a build. The first of a build takes the oldest of the others away when there are too many.
   *
   * @returns false when the build would have too many files or bytes
   */
  take(name: string, version: string, file: string, bytes: number): Promise<boolean>
  /** The build was published or dropped. */
  leave(name: string, version: string): void
}

/** @param folder holds `<name>/<version>/…` */
export function createStagingRoom(folder: string): StagingRoom {
  /** Sizes by file of each build that was begun; read from the disk when the release service was started anew in between. */
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
