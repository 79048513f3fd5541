/** One limit over all edges, counted in Redis; while it is away each edge counts for itself. */
import { addressKey, type RedisLink } from '@lantern/service'
import type { RateLimit } from '../request/rate-limit.ts'

export type SharedLimit = {
  name: string
  limit: number
  windowMs: number
  /** What stands for a caller in Redis: an address has no business there. */
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
      // Counted here too: who was stopped stays stopped when Redis goes away.
      const isWithinOwn = await own.take(caller)
      if (!isWithinOwn) return false
      const key = `lantern:limit:${name}:${Math.floor(now() / windowMs)}:${disguise(addressKey(caller))}`
      const answers = await redis.ask((client) => Promise.all([client.incr(key), client.pExpire(key, windowMs)]))
      return answers === undefined || answers[0] <= limit
    },
  }
}
