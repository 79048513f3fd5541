/** PGlite has no server that guards its files: two processes on one folder destroy it. One file with the owner's pid keeps the second out. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The message is one sentence for the person at the terminal. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

/**
 * @returns undo
 * @throws FolderInUseError when a living process has the folder
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = Number(readFileSync(file, 'utf8'))
      if (isSandbox(owner))
        throw new FolderInUseError(
          `The data in ${folder} is in use by process ${owner}. Stop it or set DATA_DIR to another folder.`,
        )
      // Its owner was killed; PostgreSQL's own log repairs what it left.
      rmSync(file, { force: true })
    }
  }
}

function isSandbox(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    // After a reboot the number may belong to anyone.
    return readFileSync(join('/proc', String(pid), 'cmdline'), 'utf8').includes('main.ts')
  } catch {
    return true
  }
}
