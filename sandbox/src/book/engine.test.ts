import fc from 'fast-check'
import { chancesOf } from './markets/chances.rules.ts'
import { fairChance, parseSelection, pricesOf, quotesOf, selectionId } from './markets/markets.rules.ts'
import { finalsOf } from './markets/odds-model.rules.ts'
import { exactPick, type Leg, resultOf } from './markets/settlement.rules.ts'
import {
  dayOf,
  dayOfMatch,
  dayStart,
  esportsOfDay,
  type Fixture,
  fieldOfMatch,
  fixturesOfDay,
  MATCHES_A_DAY,
} from './play/fixtures.rules.ts'
import { type Duel, naturalEnd, standingAt } from './play/play.rules.ts'
import { seedOf, uniform } from './play/seeded.rules.ts'
import { ESPORT_CODES, SPORT_CODES, SPORTS, type SportCode } from './play/sports.rules.ts'

const DAY = dayOf(Date.UTC(2026, 2, 1))
const SPORT = fc.constantFrom(...SPORT_CODES, ...ESPORT_CODES)

function duelOf(sport: SportCode, seed: number, edge = 0): Duel {
  return { sport, seed, edge, startAt: 0 }
}

/** The fewest matches that are live at once on a day: the number changes only where a match starts or ends. */
function fewestLive(fixturesOn: (day: number) => Fixture[], day: number): number {
  const [from, to] = [dayStart(day), dayStart(day + 1)]
  const around = [...fixturesOn(day - 1), ...fixturesOn(day)]
  const changes = [from, ...around.flatMap(({ startAt, endAt }) => [startAt, endAt])]
  const counts = changes
    .filter((at) => at >= from && at < to)
    .map((at) => around.filter(({ startAt, endAt }) => startAt <= at && at < endAt).length)
  return Math.min(...counts)
}

describe('uniform', () => {
  it('spreads evenly and forgets nothing: the same arguments, the same number', () => {
    const draws = Array.from({ length: 20_000 }, (_, index) => uniform(seedOf('a'), index))
    const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.01)
    expect(draws.filter((draw) => draw < 0.1).length).toBeGreaterThan(1_800)
    expect(uniform(seedOf('a'), 7, 2)).toBe(uniform(seedOf('a'), 7, 2))
  })
})

describe('fixturesOfDay', () => {
  it('gives sixty matches a day in nine sports, never one side against itself', () => {
    for (let day = DAY; day < DAY + 30; day += 1) {
      const fixtures = fixturesOfDay(day)
      expect(fixtures).toHaveLength(MATCHES_A_DAY)
      expect(new Set(fixtures.map((fixture) => fixture.sport)).size).toBe(9)
      expect(new Set(fixtures.map((fixture) => fixture.id)).size).toBe(MATCHES_A_DAY)
      for (const fixture of fixtures) {
        expect(fixture.home.zh).not.toBe(fixture.away.zh)
        expect(dayOf(fixture.startAt)).toBe(day)
        expect(dayOfMatch(fixture.id)).toBe(day)
      }
    }
  })

  it('[SBX-278] lets a side play once a day, and not again within the next twelve hours', () => {
    const last = new Map<string, number>()
    for (let day = DAY; day < DAY + 60; day += 1) {
      const today = [...fixturesOfDay(day), ...esportsOfDay(day)]
      const sides = today.flatMap(({ sport, home, away }) => [`${sport}/${home.en}`, `${sport}/${away.en}`])
      expect(new Set(sides).size).toBe(sides.length)
      for (const { sport, home, away, startAt } of today)
        for (const { en } of [home, away]) {
          expect(startAt - (last.get(`${sport}/${en}`) ?? 0)).toBeGreaterThan(12 * 3_600_000)
          last.set(`${sport}/${en}`, startAt)
        }
    }
  })

  it('keeps at least five matches live at every moment of a hundred days', () => {
    for (let day = DAY; day < DAY + 100; day += 1) expect(fewestLive(fixturesOfDay, day)).toBeGreaterThanOrEqual(5)
  })
})

describe('esportsOfDay', () => {
  it('[SBX-206] gives thirty-two matches a day of four games, at least two live at every moment of sixty days', () => {
    for (let day = DAY; day < DAY + 60; day += 1) {
      const today = esportsOfDay(day)
      expect(today).toHaveLength(32)
      expect(new Set(today.map(({ sport }) => sport)).size).toBe(4)
      for (const { id } of today) expect([dayOfMatch(id), fieldOfMatch(id)]).toEqual([day, 'gaming'])
      expect(fewestLive(esportsOfDay, day)).toBeGreaterThanOrEqual(2)
    }
  })

  it('[SBX-206] plays maps of rounds: the running map shows its rounds, the score its maps', () => {
    const duel = duelOf('cs2', 7, 0.1)
    const end = naturalEnd(duel)
    const seen = new Set<string>()
    for (let at = 0; at < end; at += 60_000) {
      const { period, points, score } = standingAt(duel, at)
      seen.add(period)
      expect(period).toBe(`S${score.home + score.away + 1}`)
      expect(Math.max(points?.home ?? 0, points?.away ?? 0)).toBeLessThan(22)
    }
    expect(seen.size).toBeGreaterThanOrEqual(2)
    expect(Math.max(...Object.values(standingAt(duel, end).score))).toBe(2)
  })
})

describe('standingAt', () => {
  it('runs forward only: score, clock and version never fall, and it ends when it says', () => {
    fc.assert(
      fc.property(SPORT, fc.integer(), fc.double({ min: -1, max: 1, noNaN: true }), (sport, seed, edge) => {
        const duel = duelOf(sport, seed, edge)
        const end = naturalEnd(duel)
        let before = standingAt(duel, -1)
        expect(before.kind).toBe('before')
        for (let n = 0; n <= 40; n += 1) {
          const now = standingAt(duel, (end * n) / 40)
          expect(now.score.home).toBeGreaterThanOrEqual(before.score.home)
          expect(now.score.away).toBeGreaterThanOrEqual(before.score.away)
          expect(now.clock ?? 0).toBeGreaterThanOrEqual(before.clock ?? 0)
          expect(now.tick).toBeGreaterThanOrEqual(before.tick)
          expect(now.kind).toBe(n === 40 ? 'over' : 'running')
          before = now
        }
      }),
      { numRuns: 60 },
    )
  })

  it('has a winner wherever the sport knows no draw', () => {
    for (const sport of [...SPORT_CODES, ...ESPORT_CODES]) {
      const rules = SPORTS[sport]
      if (rules.kind === 'slots' && rules.draws) continue
      for (let seed = 0; seed < 100; seed += 1) {
        const { score } = standingAt(duelOf(sport, seed), Number.MAX_SAFE_INTEGER)
        expect(score.home).not.toBe(score.away)
      }
    }
  })
})

describe('prices', () => {
  it.each([...SPORT_CODES, ...ESPORT_CODES])(
    'of %s are honest: what they say before the start is what happens',
    (sport) => {
      const runs = 1_500
      const start = standingAt(duelOf(sport, 0, 0.3), -1)
      const finals = finalsOf(duelOf(sport, 0, 0.3), start)
      const homeChance = [...finals.diff].reduce((sum, [diff, share]) => sum + (diff > 0 ? share : 0), 0)
      const meanTotal = [...finals.total].reduce((sum, [total, share]) => sum + total * share, 0)
      let won = 0
      let total = 0
      for (let seed = 1; seed <= runs; seed += 1) {
        const { score } = standingAt(duelOf(sport, seedOf(`run${seed}`), 0.3), Number.MAX_SAFE_INTEGER)
        if (score.home > score.away) won += 1
        total += score.home + score.away
      }
      // Four standard errors: a biased model fails, chance does not.
      expect(Math.abs(won / runs - homeChance)).toBeLessThan(4 * Math.sqrt((homeChance * (1 - homeChance)) / runs))
      expect(Math.abs(total / runs - meanTotal) / meanTotal).toBeLessThan(0.05)
    },
  )

  it('sum to one before the margin', () => {
    fc.assert(
      fc.property(SPORT, fc.integer(), fc.double({ min: 0, max: 0.99, noNaN: true }), (sport, seed, part) => {
        const duel = duelOf(sport, seed, 0.1)
        const finals = finalsOf(duel, standingAt(duel, naturalEnd(duel) * part))
        // Scores of sports with many points are not told apart.
        const scores = finals.scores.size > 0 ? [finals.scores] : []
        for (const shares of [finals.diff, finals.total, ...scores]) {
          expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4)
        }
      }),
      { numRuns: 80 },
    )
  })

  it('are fair at zero margin on every line, quarters included: the expected return is the stake', () => {
    const duel = duelOf('football', 5, 0.2)
    const finals = finalsOf(duel, standingAt(duel, 0))
    fc.assert(
      fc.property(
        fc.integer({ min: -12, max: 12 }),
        fc.constantFrom('home' as const, 'away' as const),
        (line, pick) => {
          const leg: Leg = { kind: 'handicap', pick, line }
          const odds = 1 / fairChance(finals, leg)
          let expected = 0
          for (const [diff, share] of finals.diff) {
            const back = { WIN: odds, HALF_WIN: (odds + 1) / 2, DRAW: 1, HALF_LOSE: 0.5, LOSE: 0 }
            expected += share * back[resultOf(leg, { home: Math.max(0, diff), away: Math.max(0, -diff) })]
          }
          expect(expected).toBeCloseTo(1, 6)
        },
      ),
    )
  })

  it.each(['football', 'tennis', 'tabletennis', 'cs2'] as const)(
    '[SBX-251] of %s are honest about exact scores and odd totals',
    (sport) => {
      const runs = 1_500
      const duel = duelOf(sport, 0, 0.3)
      const finals = finalsOf(duel, standingAt(duel, -1))
      const told = new Map([...chancesOf(finals, 'correct_score'), ...chancesOf(finals, 'odd_even')])
      const seen = new Map<string, number>()
      for (let seed = 1; seed <= runs; seed += 1) {
        const { score } = standingAt(duelOf(sport, seedOf(`exact${seed}`), 0.3), Number.MAX_SAFE_INTEGER)
        for (const pick of [exactPick(score), (score.home + score.away) % 2 === 0 ? 'even' : 'odd'])
          seen.set(pick, (seen.get(pick) ?? 0) + 1)
      }
      for (const [pick, chance] of told) {
        const error = Math.sqrt((chance * (1 - chance)) / runs)
        expect(Math.abs((seen.get(pick) ?? 0) / runs - chance)).toBeLessThan(4 * error + 2 / runs)
      }
    },
  )

  it('[SBX-251] of exact scores are offered where scores are few, and leave out what cannot happen any more', () => {
    const kindsOf = (sport: SportCode): string[] =>
      quotesOf(duelOf(sport, 5), standingAt(duelOf(sport, 5), 0), 0, 0.05).map(({ kind }) => kind)
    for (const sport of ['football', 'tennis', 'cs2'] as const) expect(kindsOf(sport)).toContain('correct_score')
    for (const sport of ['basketball', 'handball', 'baseball', 'hockey'] as const)
      expect(kindsOf(sport)).not.toContain('correct_score')
    const duel = duelOf('football', 5)
    const standing = { ...standingAt(duel, 60 * 60_000), score: { home: 2, away: 1 } }
    const picks = pricesOf(finalsOf(duel, standing), 'correct_score', null, 0.05).map(({ pick }) => pick)
    expect(picks).toContain('2-1')
    expect(picks.filter((pick) => pick !== 'other' && (pick < '2' || pick.endsWith('0')))).toEqual([])
  })

  it('carry the margin of the venue and no more', () => {
    const duel = duelOf('football', 5)
    const finals = finalsOf(duel, standingAt(duel, 0))
    const over = pricesOf(finals, '1x2', null, 0.05).reduce((sum, price) => sum + 100 / price.cents, 0)
    expect(over).toBeGreaterThan(1.05)
    expect(over).toBeLessThan(1.07)
  })

  it('rest after a goal, and the version grows with it', () => {
    const duel = Array.from({ length: 50 }, (_, seed) => duelOf('football', seed)).find(
      (one) => standingAt(one, 60 * 60_000).lastScoreAt !== null,
    )
    if (!duel) throw new Error('No goal in fifty matches')
    const goalAt = standingAt(duel, 60 * 60_000).lastScoreAt as number
    const before = quotesOf(duel, standingAt(duel, goalAt - 1), goalAt - 1, 0.05)
    const just = quotesOf(duel, standingAt(duel, goalAt + 1), goalAt + 1, 0.05)
    const later = quotesOf(duel, standingAt(duel, goalAt + 21_000), goalAt + 21_000, 0.05)
    expect(just[0]?.state).toBe(2)
    expect(later[0]?.state).not.toBe(2)
    expect(just[0]?.version).toBeGreaterThan(before[0]?.version ?? 0)
  })
})

describe('parseSelection', () => {
  it('reads back what selectionId writes and nothing else', () => {
    const id = selectionId('m20513-07', 'handicap', -3, 'home')
    expect(parseSelection(id)).toEqual({ matchId: 'm20513-07', leg: { kind: 'handicap', pick: 'home', line: -3 } })
    for (const pick of ['2-1', 'other'] as const) {
      const exact = selectionId('e20513-07', 'correct_score', null, pick)
      expect(parseSelection(exact)?.leg).toEqual({ kind: 'correct_score', pick, line: null })
    }
    fc.assert(fc.property(fc.string(), (text) => parseSelection(text) === null))
  })
})
