/** Only ends within this time count, ms. */
const WINDOW_MS = 60_000
/** Ends in that time after which a server is still started again. */
export const RESTARTS = 5
export const FIRST_PAUSE_MS = 250

/**
 * When a server that ended by itself is started again: after a pause that doubles with each end, five times a minute at most.
 *
 * @param {{ firstPauseMs?: number, now?: () => number }} [options] both in ms
 * @returns {{ next: () => number | undefined }} `next`: the pause in ms, or undefined when it ended too often
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
