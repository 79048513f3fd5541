/** The json-cache of many edges: encrypted entries in Redis. While Redis is down each edge uses its own. */
import { CACHE_TTL_MS } from '@lantern/contract/constants'
import type { RedisLink } from '@lantern/service'
import { entryText, type JsonCache } from './json-cache.ts'
import type { Seal } from './seal.ts'

const nameOf = (key: string) => `lantern:json:${key}`

export function createSharedJsonCache(redis: RedisLink, seal: Seal, own: JsonCache): JsonCache {
  return {
    async read(key) {
      const sealed = await redis.ask((client) => client.get(nameOf(key)))
      if (sealed === undefined) return own.read(key)
      const text = sealed === null ? undefined : seal.open(Buffer.from(sealed, 'base64'), nameOf(key))
      return text === undefined ? undefined : JSON.parse(text)
    },
    async write(key, value, ttlMs = CACHE_TTL_MS) {
      await own.write(key, value, ttlMs)
      const sealed = seal.close(entryText(key, value), nameOf(key)).toString('base64')
      await redis.ask((client) => client.set(nameOf(key), sealed, { expiration: { type: 'PX', value: ttlMs } }))
    },
  }
}
