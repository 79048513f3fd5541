/** Files of published builds with their precompressed forms, cached in memory after the first read: they never change. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHARED_FOLDER } from '@lantern/contract/file-owner'
import type { AssetForms } from './asset-reply.ts'

/** Size of the memory cache, bytes: about forty builds of four remotes. */
const MEMORY_LIMIT = 64 * 1024 * 1024

/** Error codes for paths that name no file: a folder, a file used as a folder, a name that is too long, a symlink loop. */
const NOT_THERE: ReadonlySet<string | undefined> = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])

export type ArtifactFiles = {
  /** The caller has validated name, version and file against the contract's schemas. */
  read(name: string, version: string, file: string): Promise<AssetForms | undefined>
  /** The difference of a shared file to a dictionary, in `dcz`. The caller has validated the dictionary too. */
  readDifference(name: string, file: string, dictionary: string): Promise<Buffer | undefined>
}

export function createArtifactFiles(root: string): ArtifactFiles {
  const memory = new Map<string, AssetForms>()
  const differences = new Map<string, Buffer>()
  let bytes = 0

  function count(more: number): void {
    bytes += more
    if (bytes <= MEMORY_LIMIT) return
    memory.clear()
    differences.clear()
    bytes = more
  }

  return {
    async read(name, version, file) {
      const path = join(root, name, version, file)
      const known = memory.get(path)
      if (known !== undefined) return known
      const [identity, br, gzip] = await Promise.all([path, `${path}.br`, `${path}.gz`].map(readIfPresent))
      if (identity === undefined) return undefined
      const forms: AssetForms = { identity, br, gzip }
      count(identity.length + (br?.length ?? 0) + (gzip?.length ?? 0))
      memory.set(path, forms)
      return forms
    },
    async readDifference(name, file, dictionary) {
      const path = join(root, name, SHARED_FOLDER, `${file}.${dictionary}.dcz`)
      const known = differences.get(path)
      if (known !== undefined) return known
      const difference = await readIfPresent(path)
      if (difference === undefined) return undefined
      count(difference.length)
      differences.set(path, difference)
      return difference
    },
  }
}

async function readIfPresent(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (NOT_THERE.has(error.code)) return undefined
    throw error
  })
}
