import { comingEvents, monthAfter, monthFrom, offersOn, weeksOf } from './calendar.rules.ts'

const day = (date: string) => ({ date })
const offer = (id: string, startAt: number, endAt: number) => ({ id, title: { zh: id, en: id }, startAt, endAt })
/** Midnight of a day of November 2026 in UTC+8. */
const midnight = (date: number) => Date.UTC(2026, 10, date - 1, 16)

describe('weeksOf', () => {
  it('[ACT-22] begins weeks on Monday and fills them', () => {
    const november = Array.from({ length: 30 }, (_, index) => day(`2026-11-${String(index + 1).padStart(2, '0')}`))
    const weeks = weeksOf(november)
    // 1 November 2026 is a Sunday.
    expect(weeks).toHaveLength(6)
    expect(weeks[0]?.map((one) => one?.date ?? null)).toEqual([...Array(6).fill(null), '2026-11-01'])
    expect(weeks[1]?.[0]?.date).toBe('2026-11-02')
    expect(weeks[5]?.map((one) => one?.date ?? null)).toEqual(['2026-11-30', ...Array(6).fill(null)])
  })
})

describe('monthAfter', () => {
  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 2, '2027-01'],
  ])('[ACT-22] of %s and %i is %s', (ym, step, expected) => {
    expect(monthAfter(ym, step)).toBe(expected)
  })
})

describe('monthFrom', () => {
  it.each([
    ['2026-10', '2026-10'],
    ['2027-01', '2027-01'],
    ['2027-02', '2026-11'],
    ['2025-11', '2026-11'],
    ['2026-13', '2026-11'],
    [null, '2026-11'],
  ])('[ACT-22] of a URL with %s is %s', (text, expected) => {
    expect(monthFrom(text, '2026-11-23')).toBe(expected)
  })
})

describe('offersOn', () => {
  const offers = [
    offer('begins', midnight(23), midnight(30)),
    offer('ends', midnight(1), midnight(24)),
    offer('runs', midnight(1), midnight(30)),
    offer('over', midnight(1), midnight(23)),
    offer('later', midnight(24), midnight(30)),
  ]
  it('[ACT-22] returns what begins, ends and runs on a day of UTC+8', () => {
    const { begin, end, run } = offersOn(offers, '2026-11-23')
    expect([begin, end, run].map((list) => list.map(({ id }) => id))).toEqual([['begins'], ['ends'], ['runs']])
  })
})

describe('comingEvents', () => {
  it('[ACT-22] lists what begins and ends in the month from a day on, by date', () => {
    const offers = [
      offer('long', midnight(1), midnight(31)),
      offer('short', midnight(24), midnight(26)),
      offer('over', midnight(1), midnight(23)),
      offer('next month', midnight(32), midnight(40)),
    ]
    const events = comingEvents(offers, '2026-11', '2026-11-23')
    expect(events.map(({ offer: { id }, kind, date }) => [id, kind, date])).toEqual([
      ['short', 'begin', '2026-11-24'],
      ['short', 'end', '2026-11-25'],
      ['long', 'end', '2026-11-30'],
    ])
  })
})
