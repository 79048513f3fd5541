/** Compression of shell files (once) and HTML (on the fly). */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Slowest and smallest: for files that are cached for a year. About 1 s per 500 kB. */
export const ARCHIVE_QUALITY = 11

function toBrotli(content: Buffer, quality: number): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

export function toGzip(content: Buffer, level: number): Promise<Buffer> {
  return zip(content, { level })
}

/** Best brotli, cached on disk by content hash, so that a restart of the edge does not compress again. */
export async function keptBrotli(content: Buffer, folder: string): Promise<Buffer> {
  const file = join(folder, `${createHash('sha256').update(content).digest('hex')}.br`)
  try {
    return await readFile(file)
  } catch {
    const made = await toBrotli(content, ARCHIVE_QUALITY)
    await mkdir(folder, { recursive: true })
    // Renamed into place: a killed process must not leave a partial file. Files with equal content may be written at the same time, so each temporary
    // name is unique.
    const temporary = `${file}.${randomUUID()}.tmp`
    await writeFile(temporary, made)
    await rename(temporary, file)
    return made
  }
}
