/** So many per window and caller, in fixed windows; memory is bounded by starting afresh. */
const MAX_CALLERS = 10_000

export type RateLimit = {
  /** Counts one more of this caller. @returns whether it is still within the limit */
  take(caller: string): Promise<boolean>
}

export function createRateLimit(limit: number, windowMs: number, now: () => number = Date.now): RateLimit {
  const taken = new Map<string, number>()
  let startedMs = now()
  return {
    async take(caller) {
      if (now() - startedMs >= windowMs || taken.size >= MAX_CALLERS) {
        taken.clear()
        startedMs = now()
      }
      const count = (taken.get(caller) ?? 0) + 1
      taken.set(caller, count)
      return count <= limit
    },
  }
}
