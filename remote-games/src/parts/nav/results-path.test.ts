import { DAY_MS } from '@lantern/contract/site-time'
import { resultsPath } from './results-path.ts'

const AT = Date.UTC(2026, 2, 5, 4)
const of = (startAt: number) => ({ sport: 'baseball', league: 'baseball/Seamist League', startAt })

describe('resultsPath', () => {
  it('[GAMES-44] leads to the league of a match on its site day', () => {
    expect(resultsPath(of(AT - DAY_MS), AT)).toBe(
      '/game/sport/results?sport=baseball&day=1&league=baseball%2FSeamist+League',
    )
    // Half past midnight in UTC+8 is the day before in UTC.
    expect(resultsPath(of(Date.UTC(2026, 2, 4, 16, 30)), AT)).toContain('day=0')
  })

  it('[GAMES-44] leads nowhere without results', () => {
    expect(resultsPath(of(AT + DAY_MS), AT)).toBeNull()
    expect(resultsPath(of(AT - 30 * DAY_MS), AT)).toBeNull()
  })
})
