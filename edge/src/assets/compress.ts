/** Compression of what is made here: the shell's files once, HTML on the fly. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Best for files that are served for a year, about 1 s per 500 kB. */
export const ARCHIVE_QUALITY = 11
/** For HTML made for one visitor: a few ms, 5-10 % larger. */
export const FLY_QUALITY = 4

export function toBrotli(content: Buffer, quality: number): Promise<Buffer> {
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
