/** Which arrivals are announced to a room (10008): when many come at once, as after a restart, a few a second. The frame has the number of those who are there. */
import { SECOND_MS } from '@lantern/contract/site-time'

/** Announced at once after a quiet time. */
const BURST = 50
/** Announced a second in a rush. */
const A_SECOND = 5

export type Arrivals = {
  /** @returns whether one more arrival may be announced now */
  isHeard(roomId: string): boolean
}

/** @param now monotonic, ms */
export function createArrivals(now: () => number): Arrivals {
  const rooms = new Map<string, { left: number; at: number }>()
  return {
    isHeard(roomId) {
      const at = now()
      const before = rooms.get(roomId) ?? { left: BURST, at }
      const left = Math.min(BURST, before.left + ((at - before.at) * A_SECOND) / SECOND_MS)
      rooms.set(roomId, { left: left >= 1 ? left - 1 : left, at })
      return left >= 1
    },
  }
}
