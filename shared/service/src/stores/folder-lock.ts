/** PGlite does not lock its files: two processes on one folder destroy it. A file with the owner's pid prevents that. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from './make-folder.ts'

/** The message is one sentence for the terminal. */
class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

/**
 * @returns releases the lock
 * @throws FolderInUseError when a running process owns the folder
 */
export function lockFolder(folder: string): () => void {
  const file = lockOf(folder)
  makeFolder(dirname(file))
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      refuseFolderInUse(folder)
      // Its owner was killed; PostgreSQL's log recovers the data.
      rmSync(file, { force: true })
    }
  }
}

/** @throws FolderInUseError when another running process owns the folder */
export function refuseFolderInUse(folder: string): void {
  const owner = ownerOf(folder)
  if (owner !== undefined)
    throw new FolderInUseError(
      `The data in ${folder} is in use by process ${owner}. Stop it or set DATA_DIR to another folder.`,
    )
}

const lockOf = (folder: string): string => `${folder}.lock`

function ownerOf(folder: string): number | undefined {
  try {
    const owner = Number(readFileSync(lockOf(folder), 'utf8'))
    return isServer(owner) ? owner : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function isServer(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    // After a reboot the pid may belong to another process.
    return readFileSync(join('/proc', String(pid), 'cmdline'), 'utf8').includes('main.ts')
  } catch {
    return true
  }
}
