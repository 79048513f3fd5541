/** Rate limit for wrong tokens. Only wrong ones count and recently accepted ones bypass it, so a flood locks out no legitimate client. */
import { HOUR_MS } from '@lantern/contract/site-time'

/** Wrong tokens per address before it must wait. */
export const WRONG_LIMIT = 10
const WRONG_WINDOW_MS = 60_000
/** How long an accepted token bypasses the limit. */
const TRUSTED_MS = HOUR_MS
/** Addresses and tokens remembered; the oldest is evicted. */
const REMEMBERED = 1_000

export type WrongTokens = {
  /** Whether this address must wait before this token is checked. */
  mustWait(address: string, hash: string): boolean
  wrong(address: string): void
  right(hash: string): void
}

export function createWrongTokens(nowMs: () => number): WrongTokens {
  const counts = new Map<string, { count: number; sinceMs: number }>()
  const trusted = new Map<string, number>()
  return {
    mustWait(address, hash) {
      if (nowMs() - (trusted.get(hash) ?? Number.NEGATIVE_INFINITY) < TRUSTED_MS) return false
      const seen = counts.get(address)
      return seen !== undefined && nowMs() - seen.sinceMs < WRONG_WINDOW_MS && seen.count >= WRONG_LIMIT
    },
    wrong(address) {
      const seen = counts.get(address)
      if (seen === undefined || nowMs() - seen.sinceMs >= WRONG_WINDOW_MS) {
        remember(counts, address, { count: 1, sinceMs: nowMs() })
      } else seen.count += 1
    },
    right(hash) {
      remember(trusted, hash, nowMs())
    },
  }
}

function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
  if (map.size <= REMEMBERED) return
  const [oldest] = map.keys()
  if (oldest !== undefined) map.delete(oldest)
}
