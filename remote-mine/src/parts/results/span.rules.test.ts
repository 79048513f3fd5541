import { spanOf } from './span.rules.ts'

/** 2026-11-23 00:30 in UTC+8, still the 22nd in UTC. */
const NOW = Date.UTC(2026, 10, 22, 16, 30)

describe('spanOf', () => {
  it('[MINE-STM-3] begins with a month of UTC+8 and ends with today', () => {
    expect(spanOf(3, NOW)).toEqual({ from: Date.UTC(2026, 7, 31, 16), to: Date.UTC(2026, 10, 23, 16) - 1 })
    expect(spanOf(12, NOW).from).toBe(Date.UTC(2025, 10, 30, 16))
    expect(spanOf(1, NOW).from).toBe(Date.UTC(2026, 9, 31, 16))
  })
})
