/** Compression of what is made here: the shell's files once, HTML on the fly. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Best for files that are served for a year, about 1 s per 500 kB. */
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

/** Brotli at its best, kept in a folder by content hash: the next start of the edge does not make it again. */
export async function keptBrotli(content: Buffer, folder: string): Promise<Buffer> {
  const file = join(folder, `${createHash('sha256').update(content).digest('hex')}.br`)
  try {
    return await readFile(file)
  } catch {
    const made = await toBrotli(content, ARCHIVE_QUALITY)
    await mkdir(folder, { recursive: true })
    // Renamed into place: a process killed here must not leave half a file under a good name. Two files of one content come at once, so each has a name of its own.
    const temporary = `${file}.${randomUUID()}.tmp`
    await writeFile(temporary, made)
    await rename(temporary, file)
    return made
  }
}
