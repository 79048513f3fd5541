/** Hashes of files and of whole builds. */
import { createHash } from 'node:crypto'

/** SRI of a file, sha384. */
export function integrityOf(content: Uint8Array, algorithm = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
}

/** One hash for a whole build: equal digests mean equal files and names. */
export function digestOf(files: ReadonlyMap<string, Buffer>): string {
  const lines = [...files].map(([file, content]) => `${file} ${integrityOf(content)}\n`).sort()
  return createHash('sha256').update(lines.join('')).digest('hex')
}
