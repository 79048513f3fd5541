/**
 * A page in two parts: a start shared by many visitors and compressed once, and a short end for one visitor that is appended to the compressed start
 * as a stored block. Answering compresses nothing. Pure but for zlib's threads.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, gzip } from 'node:zlib'
import type { Encoding } from '../files/encoding.rules.ts'

export type PageStart = {
  readonly identity: Buffer
  /** A brotli stream (RFC 7932) up to its last block, ending on a byte boundary. */
  readonly br: Buffer
  /** A gzip member (RFC 1952) up to its last block and trailer, ending on a byte boundary. */
  readonly gzip: Buffer
  /** CRC-32 of `identity`; the gzip trailer continues it. */
  readonly crc: number
}

/** Longest end, bytes: one stored block of either format. */
export const END_LIMIT = 0xff_ff

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Brotli: ISLAST and ISLASTEMPTY. */
const BROTLI_LAST = Buffer.from([0b11])

/** @param quality brotli quality, 0 to 11 */
export async function startOf(identity: Buffer, quality: number): Promise<PageStart> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gz] = await Promise.all([
    brotli(identity, { params, finishFlush: constants.BROTLI_OPERATION_FLUSH }),
    // Full flush: the end must not refer back into the start.
    zip(identity, { level: 6, finishFlush: constants.Z_FULL_FLUSH }),
  ])
  return { identity, br, gzip: gz, crc: crc32(identity) }
}

/** The bytes of an answer as two buffers, so the start is not copied. @throws RangeError when the end exceeds `END_LIMIT` */
export function wholePage(start: PageStart, end: Buffer, encoding: Encoding): [Buffer, Buffer] {
  if (end.length === 0 || end.length > END_LIMIT) throw new RangeError(`A page's end of ${end.length} bytes.`)
  switch (encoding) {
    case 'br':
      return [start.br, Buffer.concat([brotliPlainHead(end.length), end, BROTLI_LAST])]
    case 'gzip':
      return [start.gzip, Buffer.concat([gzipPlainHead(end.length), end, gzipTrailer(start, end)])]
    case 'identity':
      return [start.identity, end]
  }
}

/** RFC 7932 9.2: not the last meta-block, length in four nibbles, uncompressed; then padding to the byte. */
function brotliPlainHead(length: number): Buffer {
  const head = Buffer.allocUnsafe(3)
  head.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3)
  return head
}

/** RFC 1951 3.2.4: the last block, stored; its length and the complement of that. */
function gzipPlainHead(length: number): Buffer {
  const head = Buffer.allocUnsafe(5)
  head[0] = 1
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(length ^ 0xff_ff, 3)
  return head
}

function gzipTrailer({ identity, crc }: PageStart, end: Buffer): Buffer {
  const trailer = Buffer.allocUnsafe(8)
  trailer.writeUInt32LE(crc32(end, crc), 0)
  trailer.writeUInt32LE((identity.length + end.length) >>> 0, 4)
  return trailer
}
