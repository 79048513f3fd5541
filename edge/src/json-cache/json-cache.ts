/** Named pieces of public content, encrypted where they rest. In this process; Redis takes its place when there are many edges. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { CACHE_TTL_MS } from '@lantern/contract/constants'
import { JSON_CACHE_KEYS, type JsonCacheKey } from '@lantern/contract/site'

/** Largest entry, bytes of JSON. */
export const ENTRY_LIMIT = 256 * 1024

export type JsonCache = {
  /** The value, or undefined when there is none or its time is over. */
  read(key: JsonCacheKey): unknown
  write(key: JsonCacheKey, value: unknown, ttlMs?: number): void
}

export function isJsonCacheKey(key: string): key is JsonCacheKey {
  return (JSON_CACHE_KEYS as readonly string[]).includes(key)
}

export function createJsonCache(now: () => number = Date.now): JsonCache {
  // The key lives and dies with the process, and so do the entries.
  const secret = randomBytes(32)
  const entries = new Map<JsonCacheKey, { sealed: Buffer; untilMs: number }>()

  return {
    read(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      if (entry.untilMs > now()) return JSON.parse(open(entry.sealed, key))
      entries.delete(key)
      return undefined
    },
    write(key, value, ttlMs = CACHE_TTL_MS) {
      const text = JSON.stringify(value)
      if (Buffer.byteLength(text) > ENTRY_LIMIT) throw new RangeError(`The entry ${key} is over ${ENTRY_LIMIT} bytes.`)
      entries.set(key, { sealed: seal(text, key), untilMs: now() + ttlMs })
    },
  }

  function seal(text: string, key: string): Buffer {
    const vector = randomBytes(12)
    // The name of the entry is sealed in: an entry moved to another name does not open.
    const cipher = createCipheriv('aes-256-gcm', secret, vector).setAAD(Buffer.from(key))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([vector, cipher.getAuthTag(), body])
  }

  function open(sealed: Buffer, key: string): string {
    const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, 12))
      .setAAD(Buffer.from(key))
      .setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
  }
}

/** The right to write one entry: whoever holds it can write this one and no other. */
export function rightOf(secret: string, key: JsonCacheKey): string {
  return createHmac('sha256', secret).update(`json-cache:${key}`).digest('base64url')
}

export function holdsRight(secret: string, key: JsonCacheKey, given: string): boolean {
  if (secret === '') return false
  const expected = Buffer.from(rightOf(secret, key))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
