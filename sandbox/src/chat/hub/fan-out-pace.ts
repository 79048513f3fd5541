/** Sending to a big room keeps the process busy. Half of its time stays free for everything else: what comes meanwhile goes out together. */

/** However busy the process is, a line waits no longer. */
const MAX_REST_MS = 100

/** Monotonic ms, and a timer. */
export type Time = { now(): number; after(ms: number, work: () => void): void }

export const REAL_TIME: Time = {
  now: () => performance.now(),
  after: (ms, work) => void setTimeout(work, ms).unref(),
}

export type FanOutPace = {
  /** Sends, and measures how long it takes. */
  send(work: () => void): void
  /** Calls when the time of the rest is over; at once when there is none. */
  rested(work: () => void): void
}

export function createFanOutPace({ now, after }: Time): FanOutPace {
  let restUntil = Number.NEGATIVE_INFINITY
  return {
    send(work) {
      const startedAt = now()
      work()
      const endedAt = now()
      restUntil = endedAt + Math.min(endedAt - startedAt, MAX_REST_MS)
    },
    rested(work) {
      const rest = restUntil - now()
      if (rest < 1) work()
      else after(rest, work)
    },
  }
}
