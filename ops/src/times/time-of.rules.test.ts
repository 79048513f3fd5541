import { timeOf } from './time-of.rules.ts'

describe('timeOf', () => {
  it('[OPS-7] reads a time with its zone, milliseconds, and how long from another time', () => {
    expect(timeOf('2026-12-01T03:00Z', 0)).toBe(Date.UTC(2026, 11, 1, 3))
    expect(timeOf('2026-12-01T11:00:00+08:00', 0)).toBe(Date.UTC(2026, 11, 1, 3))
    expect(timeOf('1796094000000', 0)).toBe(1_796_094_000_000)
    expect([timeOf('+30m', 1_000), timeOf('+2h', 0), timeOf('+1d', 0)]).toEqual([1_801_000, 7_200_000, 86_400_000])
  })

  it.each(['2026-12-01T03:00', '2026-12-01', '2026-13-01T03:00Z', '30m', '+30', 'now', ''])(
    '[OPS-7] refuses %j: the time is ambiguous',
    (text) => expect(timeOf(text, 0)).toBeNull(),
  )
})
