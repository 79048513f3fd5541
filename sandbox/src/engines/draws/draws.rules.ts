/**
 * Randomness that a player can check: the server commits to a seed by its SHA-256 before the round, the player adds a seed of their own, and every
 * draw is a function of both and the round's number. Runs on the server and, for the check, in the venue page.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Draws an integer in [0, below), without bias. */
export type Draw = (below: number) => number

export type RoundSeeds = {
  readonly serverSeed: string
  readonly clientSeed: string
  /** Number of the round under these seeds. */
  readonly nonce: number
}

const WORDS = 0x1_0000_0000
const WORD_BYTES = 4

/** What the server shows before the round. */
export function seedHash(serverSeed: string): string {
  return bytesToHex(sha256(utf8ToBytes(serverSeed)))
}

/** The draws of one round: 32-bit words of HMAC-SHA256(serverSeed, `clientSeed:nonce:block`), big-endian, block after block. */
export function fairDraws({ serverSeed, clientSeed, nonce }: RoundSeeds): Draw {
  const key = utf8ToBytes(serverSeed)
  let block = 0
  let bytes = new Uint8Array(0)
  let at = 0
  return drawsFrom(() => {
    if (at === bytes.length) {
      bytes = hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${block}`))
      block += 1
      at = 0
    }
    const word = new DataView(bytes.buffer, bytes.byteOffset + at, WORD_BYTES).getUint32(0)
    at += WORD_BYTES
    return word
  })
}

/** Draws from any source of 32-bit words. Words above the largest multiple of `below` are skipped: a remainder alone would favour small numbers. */
export function drawsFrom(nextWord: () => number): Draw {
  return (below) => {
    const limit = WORDS - (WORDS % below)
    let word = nextWord()
    while (word >= limit) word = nextWord()
    return word % below
  }
}

/** A copy in drawn order (Fisher-Yates). */
export function shuffle<T>(list: readonly T[], draw: Draw): T[] {
  const copy = [...list]
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = draw(at + 1)
    const kept = copy[at] as T
    copy[at] = copy[other] as T
    copy[other] = kept
  }
  return copy
}
