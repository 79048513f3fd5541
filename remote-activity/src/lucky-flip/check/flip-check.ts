/** The page's own check of a flip, by Web Crypto: does the seed match its promise, and does the prize follow from it? */
import { FLIP_CARDS, FLIP_WEIGHTS, type Flip, prizeAt } from '@lantern/contract/lucky-flip'

/** Words of this value and above are skipped, because they would favour small numbers. */
const WORDS_END = 2 ** 32 - (2 ** 32 % FLIP_WEIGHTS)
const WORD_BYTES = 4
const HEX = 16
const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

export type FlipCheck = {
  /** SHA-256 of the revealed seed. */
  readonly hash: string
  readonly isPromised: boolean
  /** Drawn number of each card, 0 to 9,999. */
  readonly points: readonly number[]
  /** Prize of each card. */
  readonly cards: readonly string[]
  readonly isPaid: boolean
}

/**
 * Draws the nine cards again from the revealed seeds.
 * @param promised hash shown before the flip; for an older flip, the hash stored with it
 * @returns null where the browser has no Web Crypto (a page without HTTPS)
 */
export async function checkFlip(flip: Flip, promised: string = flip.commit): Promise<FlipCheck | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) return null
  const hash = toHex(await subtle.digest('SHA-256', encode(flip.serverSeed)))
  const points = await pointsOf(subtle, flip)
  const cards = points.map((point) => prizeAt(flip.table, point))
  return { hash, isPromised: hash === promised, points, cards, isPaid: cards[flip.position] === flip.prizeId }
}

/** Whether both checks passed. */
export function isFair({ isPromised, isPaid }: FlipCheck): boolean {
  return isPromised && isPaid
}

async function pointsOf(subtle: SubtleCrypto, { serverSeed, clientSeed, nonce }: Flip): Promise<number[]> {
  const key = await subtle.importKey('raw', encode(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const points: number[] = []
  for (let block = 0; points.length < FLIP_CARDS; block += 1) {
    const bytes = new DataView(await subtle.sign('HMAC', key, encode(`${clientSeed}:${nonce}:${block}`)))
    for (let at = 0; at < bytes.byteLength; at += WORD_BYTES) {
      const word = bytes.getUint32(at)
      if (word < WORDS_END) points.push(word % FLIP_WEIGHTS)
    }
  }
  return points.slice(0, FLIP_CARDS)
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(HEX).padStart(2, '0')).join('')
}
