import { DAY_MS } from '@lantern/contract/site-time'
import { asClockText, atDay, barsOf, clockOf, dayOf, momentOf, SLIDER_DAYS, sliderDays } from './statement.rules.ts'

/** 2026-11-23 00:30 in UTC+8, still the 22nd in UTC. */
const NOW = Date.UTC(2026, 10, 22, 16, 30)

describe('statement rules', () => {
  it('[MINE-STM-1] the slider moves by days and keeps the time of day, but never beyond now', () => {
    expect(dayOf(NOW, NOW, 100)).toBe(100)
    expect(dayOf(NOW - 10 * DAY_MS, NOW, 100)).toBe(90)
    expect(dayOf(NOW - 900 * DAY_MS, NOW, 100)).toBe(0)
    const noon = NOW - 3 * DAY_MS + 12 * 3_600_000
    expect(atDay(noon, 93, NOW, 100)).toBe(noon - 4 * DAY_MS)
    expect(atDay(noon, 100, NOW, 100)).toBe(NOW)
  })

  it('[MINE-STM-1] the slider begins when the account was opened, at most a year ago', () => {
    expect(sliderDays(undefined, NOW)).toBe(SLIDER_DAYS)
    expect(sliderDays(NOW - 120 * DAY_MS, NOW)).toBe(120)
    expect(sliderDays(NOW - 900 * DAY_MS, NOW)).toBe(SLIDER_DAYS)
    expect(sliderDays(NOW, NOW)).toBe(0)
  })

  it('[MINE-STM-1] a time is typed to the second in UTC+8', () => {
    expect(clockOf(NOW)).toBe('00:30:00')
    expect(momentOf('2026-11-22', '08:00:01', NOW)).toBe(Date.UTC(2026, 10, 22, 0, 0, 1) + 999)
    expect(momentOf('2026-11-22', '08:00', NOW)).toBe(Date.UTC(2026, 10, 22) + 999)
    expect(momentOf('2027-01-01', '00:00:00', NOW)).toBe(NOW)
    for (const clock of ['', '08:0', '25:00:00', '08:61']) expect(momentOf('2026-11-22', clock, NOW)).toBeNull()
  })

  it.each([
    ['083000', '08:30:00'],
    ['08:30:00', '08:30:00'],
    ['8:30', '08:30'],
    ['0830', '08:30'],
    ['08300099', '08:30:00'],
    ['', ''],
  ])('[MINE-STM-1] the time that is typed as %s gets its colons: %s', (typed, text) => {
    expect(asClockText(typed)).toBe(text)
  })

  it('[MINE-STM-4] the largest gain or loss fills its half of the chart', () => {
    expect(barsOf(['50.00', '-100.00', '0.00'])).toEqual([0.5, -1, 0])
    expect(barsOf([])).toEqual([])
    expect(barsOf(['0.00'])).toEqual([0])
  })
})
