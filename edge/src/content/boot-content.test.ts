import { retryAfterSec } from './boot-content.ts'

const closedUntil = (endTime: unknown) => ({ maintainConfig: { status: 0, endTime } })

describe('retryAfterSec', () => {
  it('[EDGE-2] names the end of the window, half a minute at least and an hour at most', () => {
    expect(retryAfterSec(closedUntil(600_000), 0)).toBe(600)
    expect(retryAfterSec(closedUntil(36_000_000), 0)).toBe(3_600)
    expect(retryAfterSec(closedUntil(600_000), 700_000)).toBe(30)
    expect(retryAfterSec(closedUntil(null), 0)).toBe(30)
  })
})
