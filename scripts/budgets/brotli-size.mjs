import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

/** Size of a file in bytes with maximum brotli compression, as builds are stored. */
export function brotliSize(path) {
  const text = readFileSync(path)
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }).length
}
