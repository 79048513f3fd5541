/** One limit for all edges, counted in Redis; while Redis is down each edge counts for itself. */
import { addressKey, type RedisLink } from '@lantern/service'
import type { RateLimit } from '../request/rate-limit.ts'

export type SharedLimit = {
  name: string
  limit: number
  windowMs: number
  /** Pseudonym of a caller in Redis: addresses are not stored there. */
  disguise: (caller: string) => string
  now?: () => number
}

export function createSharedRateLimit(
  redis: RedisLink,
  own: RateLimit,
  { name, limit, windowMs, disguise, now = Date.now }: SharedLimit,
): RateLimit {
  return {
    async take(caller) {
      // Counted locally too: a blocked caller stays blocked when Redis goes down.
      const isWithinOwn = await own.take(caller)
      if (!isWithinOwn) return false
      const key = `lantern:limit:${name}:${Math.floor(now() / windowMs)}:${disguise(addressKey(caller))}`
      const answers = await redis.ask((client) => Promise.all([client.incr(key), client.pExpire(key, windowMs)]))
      return answers === undefined || answers[0] <= limit
    },
  }
}
