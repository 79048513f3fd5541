/** Every 2 s while somebody talks, slower the longer it is quiet, never slower than 10 s (screens.md 3 customer/main). */
export const POLL_FAST_MS = 2_000
export const POLL_SLOW_MS = 10_000
/** Quiet for this long is still a conversation. */
const TALKING_MS = 20_000

/** @param quietMs since the last line @param isQueued a place in the queue is watched closely */
export function pollDelayMs(quietMs: number, isQueued: boolean): number {
  if (isQueued || quietMs < TALKING_MS) return POLL_FAST_MS
  return Math.min(POLL_SLOW_MS, POLL_FAST_MS + (quietMs - TALKING_MS) / 10)
}
