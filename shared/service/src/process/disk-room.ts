import { statfsSync } from 'node:fs'

/** The databases, the builds and the published files of a first start take a third of it. */
export const ROOM_BYTES = 500 * 1024 * 1024

/** @returns what is left on the disk of a folder, bytes; undefined when the folder is not there */
export function roomOf(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}

/** @returns one sentence with the folder, the space that is needed there, and the remedy */
export function fullDiskSentence(folder: string): string {
  const room = roomOf(folder)
  const left = room === undefined ? '' : ` (${megabytes(room)} MB left)`
  return `The disk of ${folder} is full${left}: a site needs ${megabytes(ROOM_BYTES)} MB there. Free space on it, or set DATA_DIR to a folder on another disk.`
}

/** Rounded down. */
export function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024)
}
