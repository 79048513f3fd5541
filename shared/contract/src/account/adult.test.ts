import { isAdult, latestBirthday } from './adult.ts'

const NOON = Date.UTC(2026, 10, 21, 4)
/** 00:30 of 22 November in UTC+8, still the 21st in UTC. */
const AFTER_MIDNIGHT = Date.UTC(2026, 10, 21, 16, 30)
const LEAP_DAY = Date.UTC(2028, 1, 29, 4)

describe('an adult', () => {
  it('[WIRE-61] is 18 on the day of the site', () => {
    expect(isAdult('2008-11-21', NOON)).toBe(true)
    expect(isAdult('2008-11-22', NOON)).toBe(false)
    expect(isAdult('2008-11-22', AFTER_MIDNIGHT)).toBe(true)
    expect([latestBirthday(NOON), latestBirthday(AFTER_MIDNIGHT)]).toEqual(['2008-11-21', '2008-11-22'])
  })

  it('[WIRE-61] is judged by calendar dates on a leap day too', () => {
    expect(latestBirthday(LEAP_DAY)).toBe('2010-02-28')
    expect(isAdult('2010-03-01', LEAP_DAY)).toBe(false)
    expect(isAdult('2008-02-29', Date.UTC(2026, 1, 28, 4))).toBe(false)
    expect(isAdult('2008-02-29', Date.UTC(2026, 2, 1, 4))).toBe(true)
  })

  it('[WIRE-61] has a birth date in the form YYYY-MM-DD', () => {
    for (const text of ['', '12008-11-21', 'x1990-01-01', '1990-01-01x']) expect(isAdult(text, NOON)).toBe(false)
  })
})
