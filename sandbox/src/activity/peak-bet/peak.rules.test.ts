import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import { byRank, prizeOf, seasonAt, seasonOf, seasonsToClose, winningOdds } from './peak.rules.ts'

/** Monday, 00:00 UTC+8. */
const MONDAY = Date.parse('2026-11-16T00:00:00+08:00')

describe('the season', () => {
  it('[SBX-PEAK-1] is the week from Monday 00:00 UTC+8', () => {
    for (const at of [MONDAY, MONDAY + 7 * DAY_MS - 1])
      expect(seasonAt(at)).toEqual({
        id: '2026-11-16',
        startAt: MONDAY,
        endAt: MONDAY + 7 * DAY_MS,
        closeAt: MONDAY + 7 * DAY_MS + 12 * HOUR_MS,
      })
    expect(seasonAt(MONDAY - 1).id).toBe('2026-11-09')
    expect(seasonOf('2026-11-16')?.startAt).toBe(MONDAY)
    expect(seasonOf('2026-11-17')).toBeNull()
  })

  it('[SBX-PEAK-5] closes twelve hours after its end, also those that were missed', () => {
    const ids = (last: string | null, at: number) => seasonsToClose(last, at).map(({ id }) => id)
    expect(ids('2026-11-02', MONDAY + 12 * HOUR_MS - 1)).toEqual([])
    expect(ids('2026-11-02', MONDAY + 12 * HOUR_MS)).toEqual(['2026-11-09'])
    expect(ids('2026-10-19', MONDAY + DAY_MS)).toEqual(['2026-10-26', '2026-11-02', '2026-11-09'])
    expect(ids('2026-11-09', MONDAY + DAY_MS)).toEqual([])
    expect(ids(null, MONDAY + DAY_MS)).toEqual(['2026-11-09'])
  })
})

describe('ranks', () => {
  it('[SBX-PEAK-2] follow the odds, then the time, and never the stake', () => {
    const bet = (odds: number, settledAt: number, betNo = 'B1') => ({ odds, settledAt, betNo })
    const sorted = [bet(200, 1), bet(510, 9, 'B3'), bet(510, 9, 'B2'), bet(510, 8)].sort(byRank)
    expect(sorted).toEqual([bet(510, 8), bet(510, 9, 'B2'), bet(510, 9, 'B3'), bet(200, 1)])
    expect(winningOdds(1_000, 2_345)).toBe(234)
    expect(winningOdds(900_000_000_000, 1_800_000_000_000)).toBe(200)
  })

  it('[SBX-PEAK-5] have prizes to the tenth', () => {
    expect([1, 2, 3, 4, 10, 11].map(prizeOf)).toEqual([8_800, 5_800, 2_800, 800, 800, 0])
  })
})
