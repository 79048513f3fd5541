import { countsOf } from './counts.rules.ts'
import { dayOf, fixturesOfDay } from './fixtures.rules.ts'
import { standingAt } from './play.rules.ts'

const fixtures = [0, 1, 2].flatMap((day) => fixturesOfDay(dayOf(Date.UTC(2026, 2, 1)) + day))

/** Both sides of a count of a match, by its English name. */
function pairOf(counts: ReturnType<typeof countsOf>, name: string): { home: number; away: number } {
  const count = counts.find((one) => one.name.en === name)
  if (!count) throw new Error(`nothing counts ${name}`)
  return count
}

describe('countsOf', () => {
  it('[SBX-208] counts nothing before the start, and never less than before', () => {
    for (const fixture of fixtures) {
      let before = countsOf(fixture, fixture.startAt - 1)
      expect(before.flatMap(({ home, away }) => [home, away]).every((count) => count === 0)).toBe(true)
      for (const part of [0.25, 0.5, 0.75, 1, 1.1]) {
        const now = countsOf(fixture, fixture.startAt + (fixture.endAt - fixture.startAt) * part)
        for (const [n, { home, away }] of before.entries()) {
          expect(now[n]?.home).toBeGreaterThanOrEqual(home)
          expect(now[n]?.away).toBeGreaterThanOrEqual(away)
        }
        before = now
      }
    }
  })

  it('[SBX-208] has each goal among the shots on target, and each of these among the shots', () => {
    const football = fixtures.filter(({ sport }) => sport === 'football')
    for (const fixture of football) {
      const counts = countsOf(fixture, fixture.endAt)
      const { score } = standingAt(fixture, fixture.endAt)
      for (const side of ['home', 'away'] as const) {
        expect(pairOf(counts, 'Shots on target')[side]).toBeGreaterThanOrEqual(score[side])
        expect(pairOf(counts, 'Shots')[side]).toBeGreaterThanOrEqual(pairOf(counts, 'Shots on target')[side])
      }
    }
  })

  it('[SBX-208] divides the points of volleyball without counting one twice', () => {
    for (const fixture of fixtures.filter(({ sport }) => sport === 'volleyball')) {
      const counts = countsOf(fixture, fixture.endAt)
      const counted = counts.reduce((sum, { home, away }) => sum + home + away, 0)
      expect(counted).toBeGreaterThan(0)
      expect(counted).toBeLessThan(standingAt(fixture, fixture.endAt).tick)
    }
  })

  it('[SBX-208] counts as often as is usual in a sport', () => {
    const usual = {
      baseball: ['Hits', 6, 11],
      football: ['Corners', 3.5, 6.5],
      basketball: ['Rebounds', 38, 48],
    } as const
    for (const [sport, [name, least, most]] of Object.entries(usual)) {
      const played = fixtures.filter((fixture) => fixture.sport === sport)
      const sum = played.reduce((all, one) => {
        const { home, away } = pairOf(countsOf(one, one.endAt), name)
        return all + home + away
      }, 0)
      expect(sum / played.length / 2).toBeGreaterThan(least)
      expect(sum / played.length / 2).toBeLessThan(most)
    }
  })
})
