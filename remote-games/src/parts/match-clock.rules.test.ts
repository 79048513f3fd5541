import { minuteOf, periodOf } from './match-clock.rules.ts'

describe('periodOf', () => {
  it.each([
    ['1H', 'half', 1],
    ['HT', 'halfTime', 0],
    ['Q4', 'quarter', 4],
    ['P3', 'period', 3],
    ['T5', 'top', 5],
    ['B9', 'bottom', 9],
    ['S2', 'set', 2],
    ['BR', 'pause', 0],
    ['FT', 'ended', 0],
    ['', 'live', 0],
    ['X7', 'live', 7],
  ])('reads %j as %s %i', (period, word, n) => {
    expect(periodOf(period)).toEqual({ word, n })
  })
})

describe('minuteOf', () => {
  it('shows minutes only for timed sports', () => {
    expect(minuteOf({ sport: 'football', period: '2H', clock: 67 })).toBe(67)
    expect(minuteOf({ sport: 'baseball', period: 'B9', clock: 173 })).toBeNull()
    expect(minuteOf({ sport: 'football', period: 'HT', clock: 45 })).toBeNull()
  })
})
