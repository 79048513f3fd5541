import { dayOf, fixturesOfDay } from './fixtures.rules.ts'
import { historyOf } from './history.rules.ts'
import { standingAt } from './play.rules.ts'
import { SPORTS } from './sports.rules.ts'

const fixtures = fixturesOfDay(dayOf(Date.UTC(2026, 2, 1)))

describe('historyOf', () => {
  it.each([0.2, 0.5, 0.9, 1.1])('[SBX-208] adds up to the score of the match after %s of it', (part) => {
    for (const fixture of fixtures) {
      const at = fixture.startAt + Math.floor((fixture.endAt - fixture.startAt) * part)
      const { events, periods } = historyOf(fixture, at)
      const { score, points } = standingAt(fixture, at)
      expect(events.at(-1)?.score ?? { home: 0, away: 0 }).toEqual(score)
      if (SPORTS[fixture.sport].kind === 'sets') {
        if (points && points.home + points.away > 0) expect(periods.at(-1)).toMatchObject(points)
      } else {
        const sum = (side: 'home' | 'away') => periods.reduce((all, period) => all + period[side], 0)
        expect({ home: sum('home'), away: sum('away') }).toEqual(score)
      }
    }
  })

  it('[SBX-208] has nothing before the start, and shares of time that are possible', () => {
    for (const fixture of fixtures) {
      expect(historyOf(fixture, fixture.startAt - 1)).toMatchObject({ events: [], periods: [] })
      const { ahead, leads, scores } = historyOf(fixture, fixture.endAt)
      expect(ahead.home + ahead.away).toBeLessThanOrEqual(101)
      for (const side of ['home', 'away'] as const) {
        if (ahead[side] > 0) expect(leads[side]).toBeGreaterThan(0)
        expect(scores[side]).toBeGreaterThanOrEqual(leads[side] > 0 ? 1 : 0)
      }
    }
  })
})
