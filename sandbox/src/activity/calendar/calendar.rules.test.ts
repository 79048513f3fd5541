import { coinsOf, dayBefore, daysOfMonth, isInView, startOfDay, streakOf } from './calendar.rules.ts'

describe('the days of the site', () => {
  it('[SBX-CAL-1] begin at 16:00 UTC of the day before', () => {
    expect(startOfDay('2026-11-23')).toBe(Date.UTC(2026, 10, 22, 16))
    expect(dayBefore('2027-01-01')).toBe('2026-12-31')
  })

  it.each([
    ['2026-11', 30],
    ['2026-12', 31],
    ['2027-02', 28],
    ['2028-02', 29],
  ])('[SBX-CAL-1] of %s are %i', (month, count) => {
    const days = daysOfMonth(month)
    expect(days).toHaveLength(count)
    expect([days[0], days.at(-1)]).toEqual([`${month}-01`, `${month}-${count}`])
  })

  it.each([
    ['2025-12', true],
    ['2025-11', false],
    ['2027-01', true],
    ['2027-02', false],
  ])('[SBX-CAL-1] of %s can be seen in November 2026: %s', (month, isSeen) => {
    expect(isInView(month, '2026-11-23')).toBe(isSeen)
  })
})

describe('streakOf', () => {
  it.each([
    [[], 0],
    [['2026-11-23'], 1],
    [['2026-11-22'], 1],
    [['2026-11-21'], 0],
    [['2026-11-21', '2026-11-22', '2026-11-23'], 3],
    [['2026-11-20', '2026-11-22', '2026-11-23'], 2],
    [['2026-11-30', '2026-12-01'], 0],
  ])('[SBX-CAL-2] of %j on 23 November is %i', (days, streak) => {
    expect(streakOf(new Set(days), '2026-11-23')).toBe(streak)
  })

  it('[SBX-CAL-2] goes on over the end of a month', () => {
    expect(streakOf(new Set(['2026-10-31', '2026-11-01']), '2026-11-01')).toBe(2)
  })
})

describe('coinsOf', () => {
  it('[SBX-CAL-2] gives one coin a day, and five more on every seventh in a row', () => {
    expect([1, 6, 7, 8, 14].map(coinsOf)).toEqual([1, 1, 6, 1, 6])
  })
})
