/** Polls every 2 s during a conversation, slower as it stays quiet, at most 10 s apart (screens.md 3 customer/main). */
export const POLL_FAST_MS = 2_000
export const POLL_SLOW_MS = 10_000
/** Silence up to this long still counts as a conversation. */
const TALKING_MS = 20_000

/** @param quietMs since the last line @param isQueued true polls at the fast rate */
export function pollDelayMs(quietMs: number, isQueued: boolean): number {
  if (isQueued || quietMs < TALKING_MS) return POLL_FAST_MS
  return Math.min(POLL_SLOW_MS, POLL_FAST_MS + (quietMs - TALKING_MS) / 10)
}
