/**
 * The remote that a file belongs to, and the folder of files that its builds share (docs/decisions/0049). Files are below
 * `/r/<remote>/<version>/` or, shared by a remote's builds, below `/r/<remote>/files/`, on this origin or an artifact origin.
 */
const ADDRESS = /\/r\/([a-z][a-z0-9-]{1,30})\/(?:files|(\d+\.\d+\.\d+(?:-[0-9a-z.-]+)?))\//

/**
 * @param text an address, or a stack, whose first file of a remote counts
 * @returns null without a file of a remote; without version when builds may share the file
 */
export function fileOwner(text: string): { remote: string; version?: string } | null {
  const [, remote, version] = ADDRESS.exec(text) ?? []
  if (remote === undefined) return null
  return version === undefined ? { remote } : { remote, version }
}

/** Folder of a remote's shared files, in place of a version. */
export const SHARED_FOLDER = 'files'

const HASHED_NAME = /\.[0-9a-f]{8,64}(\.[a-z0-9]+)$/

/** Whether a file is named by its content: only such a file may be shared. */
export function isHashedName(file: string): boolean {
  return HASHED_NAME.test(file)
}

/** The name of a file with `*` for its hash: the files of one chunk have the same. */
export function chunkPattern(file: string): string {
  return file.replace(HASHED_NAME, '.*$1')
}

/** Hex digits of the SHA-256 that names a dictionary in `<file>.<digits>.dcz`: a file name has 255 bytes at most. */
export const DICTIONARY_DIGITS = 32
