import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** The message is one sentence for the terminal. */
class FolderError extends Error {
  override readonly name = 'FolderError'
}

/**
 * Makes a folder and those above it, level by level: `recursive` of `mkdirSync` never returns where a folder cannot be made although its parent is there,
 * such as in /proc. One that another process makes meanwhile is taken.
 *
 * @param mode of the folders that are made
 * @throws FolderError where no folder can be made; other errors of the file system as they are
 */
export function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT') throw error
    throw new FolderError(`${folder} cannot be made. Set DATA_DIR to a folder that can be written.`, { cause: error })
  }
}
