import { createRateLimit } from './rate-limit.ts'

const MINUTE = 60_000

function limitAt(limit: number) {
  let nowMs = 1_000 * MINUTE
  const made = createRateLimit({ limit, windowMs: MINUTE, now: () => nowMs })
  return {
    ...made,
    pass: (ms: number) => {
      nowMs += ms
    },
    taken: (caller: string, calls: number) =>
      Array.from({ length: calls }, () => made.take(caller)).filter((wait) => wait === 0).length,
  }
}

describe('a rate limit', () => {
  it('lets the limit through and says when the next request is allowed', () => {
    const { take, taken, wait, pass } = limitAt(3)
    expect(taken('a', 5)).toBe(3)
    expect(taken('b', 5)).toBe(3)
    const ms = take('a')
    expect(wait('a')).toBe(ms)
    pass(ms - 1)
    expect(take('a')).toBeGreaterThan(0)
    pass(1)
    expect(take('a')).toBe(0)
  })

  it('slides: a burst across the end of a window does not get twice the limit', () => {
    const { taken, pass } = limitAt(10)
    pass(MINUTE - 1)
    expect(taken('a', 20)).toBe(10)
    pass(2)
    expect(taken('a', 20)).toBe(0)
    pass(MINUTE / 2)
    expect(taken('a', 20)).toBeLessThanOrEqual(5)
    pass(3 * MINUTE)
    expect(taken('a', 20)).toBe(10)
  })

  it('keeps its counts whatever crowd of other callers comes by, and still serves a newcomer', () => {
    const { taken, take } = limitAt(5)
    expect(taken('victim', 9)).toBe(5)
    for (let caller = 0; caller < 12_000; caller += 1) take(`crowd-${caller}`)
    expect(taken('victim', 9)).toBe(0)
    const served = Array.from({ length: 1_000 }, (_, one) => taken(`newcomer-${one}`, 1)).filter((took) => took === 1)
    expect(served.length).toBeGreaterThan(990)
  })
})
