/** Window in which exits are counted, ms. */
const WINDOW_MS = 60_000
/** Restarts allowed within the window. */
export const RESTARTS = 5
export const FIRST_PAUSE_MS = 250

/**
 * Schedules the restart of a server that exited: after a pause that doubles each time, at most five times per minute.
 *
 * @param {{ firstPauseMs?: number, now?: () => number }} [options] both in ms
 * @returns {{ next: () => number | undefined }} `next` returns the pause in ms, or undefined after too many exits
 */
export function createRestartPlan({ firstPauseMs = FIRST_PAUSE_MS, now = () => performance.now() } = {}) {
  let ends = []
  return {
    next() {
      ends = [...ends.filter((endedMs) => now() - endedMs < WINDOW_MS), now()]
      return ends.length > RESTARTS ? undefined : firstPauseMs * 2 ** (ends.length - 1)
    },
  }
}
