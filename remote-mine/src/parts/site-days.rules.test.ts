import { siteDayStart } from '@lantern/contract/site-time'
import { groupByDay, rangeOf, wider } from './site-days.rules.ts'

/** 21 November, 23:30 in UTC+8 = 15:30 UTC. */
const LATE = Date.UTC(2026, 10, 21, 15, 30)
const MIDNIGHT = Date.UTC(2026, 10, 20, 16)
const DAY = 86_400_000

describe('record ranges', () => {
  it('starts the day at midnight in UTC+8', () => expect(siteDayStart(LATE)).toBe(MIDNIGHT))

  it('covers whole days of the site time zone', () => {
    expect(rangeOf('today', LATE)).toEqual({ from: MIDNIGHT, to: MIDNIGHT + DAY - 1 })
    expect(rangeOf('yesterday', LATE)).toEqual({ from: MIDNIGHT - DAY, to: MIDNIGHT - 1 })
    expect(rangeOf('7d', LATE).from).toBe(MIDNIGHT - 6 * DAY)
    expect(rangeOf('30d', LATE).from).toBe(MIDNIGHT - 29 * DAY)
  })

  it('[MINE-11] widens up to thirty days', () =>
    expect([wider('today'), wider('7d'), wider('30d')]).toEqual(['7d', '30d', null]))

  it('inserts one heading before the first row of each day', () => {
    const rows = [LATE, LATE - 3_600_000, MIDNIGHT - 1].map((at, index) => ({ at, no: `n${index}` }))
    const items = groupByDay(
      rows,
      ({ at }) => at,
      ({ no }) => no,
    )
    expect(items.map(({ kind }) => kind)).toEqual(['day', 'row', 'row', 'day', 'row'])
    expect(new Set(items.map(({ key }) => key)).size).toBe(5)
  })
})
