/** So many calls per window and network (an address, the /64 of IPv6), counted in this process. */
import { addressKey, createRateLimit as createCounts } from '@lantern/service'

export type RateLimit = {
  /** Counts one more of this caller. @param address as `request.ip` has it @returns whether it is still within the limit */
  take(address: string): Promise<boolean>
}

export function createRateLimit(limit: number, windowMs: number, now: () => number = Date.now): RateLimit {
  const counts = createCounts({ limit, windowMs, now })
  return { take: async (address) => counts.take(addressKey(address)) === 0 }
}
