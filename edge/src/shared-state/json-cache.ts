/** Public content by key, encrypted at rest, in this process; `shared-json-cache.ts` stores it in Redis for many edges. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { CACHE_TTL_MS } from '@lantern/contract/constants'
import { JSON_CACHE_KEYS, type JsonCacheKey } from '@lantern/contract/site'
import type { Locale } from '../request/locale.ts'
import { createSeal, ownKey } from './seal.ts'

/** Size limit of an entry, bytes of JSON. */
export const ENTRY_LIMIT = 256 * 1024

/** Written by the platform, or the last upstream answer in a language. */
export type JsonCacheName = JsonCacheKey | `${JsonCacheKey}@${Locale}`

export type JsonCache = {
  /** The value; undefined when missing or expired. */
  read(name: JsonCacheName): Promise<unknown>
  /** @throws RangeError when the entry is too large */
  write(name: JsonCacheName, value: unknown, ttlMs?: number): Promise<void>
}

export function isJsonCacheKey(key: string): key is JsonCacheKey {
  return (JSON_CACHE_KEYS as readonly string[]).includes(key)
}

export function createJsonCache(now = () => Date.now()): JsonCache {
  // A key per process: its entries cannot outlive it.
  const seal = createSeal(ownKey())
  const entries = new Map<JsonCacheName, { sealed: Buffer; untilMs: number }>()

  return {
    async read(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      const text = entry.untilMs > now() ? seal.open(entry.sealed, key) : undefined
      if (text !== undefined) return JSON.parse(text)
      entries.delete(key)
      return undefined
    },
    async write(key, value, ttlMs = CACHE_TTL_MS) {
      entries.set(key, { sealed: seal.close(entryText(key, value), key), untilMs: now() + ttlMs })
    },
  }
}

/** @throws RangeError when it is too large */
export function entryText(name: JsonCacheName, value: unknown): string {
  const text = JSON.stringify(value)
  if (Buffer.byteLength(text) > ENTRY_LIMIT) throw new RangeError(`The entry ${name} is over ${ENTRY_LIMIT} bytes.`)
  return text
}

/** The write token of one entry; it is valid for that entry only. */
export function rightOf(secret: string, key: JsonCacheKey): string {
  return createHmac('sha256', secret).update(`json-cache:${key}`).digest('base64url')
}

export function holdsRight(secret: string, key: JsonCacheKey, given: string): boolean {
  if (secret === '') return false
  const expected = Buffer.from(rightOf(secret, key))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
