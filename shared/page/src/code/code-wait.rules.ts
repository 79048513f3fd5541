/** When the next code may be requested after one was refused. Pure. */

const SECOND_MS = 1_000

/**
 * The end of the wait that a refusal demands: 716003 gives seconds, 6039 an instant.
 * @param facts the data of the refusal
 * @returns epoch ms; null when it demands none
 */
export function waitAfterRefusal(facts: unknown, nowMs: number): number | null {
  const { until, waitSec } = (facts ?? {}) as { until?: unknown; waitSec?: unknown }
  if (typeof until === 'number') return until
  return typeof waitSec === 'number' ? waitAfter(waitSec, nowMs) : null
}

/** The end of a wait of seconds, epoch ms. */
export function waitAfter(waitSec: number, nowMs: number): number {
  return nowMs + waitSec * SECOND_MS
}
