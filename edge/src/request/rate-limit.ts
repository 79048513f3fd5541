/** A rate limit per window and network (an address, or the /64 of IPv6), counted in this process. */
import { addressKey, createRateLimit as createCounts } from '@lantern/service'

export type RateLimit = {
  /** @param address from `request.ip` @returns whether the call is within the limit */
  take(address: string): Promise<boolean>
}

export function createRateLimit(limit: number, windowMs: number, now: () => number = Date.now): RateLimit {
  const counts = createCounts({ limit, windowMs, now })
  return { take: async (address) => counts.take(addressKey(address)) === 0 }
}
