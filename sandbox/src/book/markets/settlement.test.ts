import fc from 'fast-check'
import {
  exactPick,
  type Leg,
  type LegResult,
  type OutcomeKind,
  type Pick,
  resultOf,
  returnOf,
  scoreFor,
  turnoverOf,
} from './settlement.rules.ts'

const STAKE = fc.integer({ min: 200, max: 5_000_000 })
const ODDS = fc.integer({ min: 101, max: 10_100 })
const RESULT = fc.constantFrom<LegResult>('WIN', 'HALF_WIN', 'DRAW', 'HALF_LOSE', 'LOSE')

describe('resultOf', () => {
  it.each<[string, Leg, [number, number], LegResult]>([
    ['home win', { kind: '1x2', pick: 'home', line: null }, [2, 1], 'WIN'],
    ['draw on a draw', { kind: '1x2', pick: 'draw', line: null }, [1, 1], 'WIN'],
    ['away win', { kind: '1x2', pick: 'away', line: null }, [1, 2], 'WIN'],
    ['home on an away win', { kind: '1x2', pick: 'home', line: null }, [1, 2], 'LOSE'],
    ['home on a draw', { kind: '1x2', pick: 'home', line: null }, [1, 1], 'LOSE'],
    ['home -0.5, one ahead', { kind: 'handicap', pick: 'home', line: -2 }, [1, 0], 'WIN'],
    ['home -0.75, one ahead', { kind: 'handicap', pick: 'home', line: -3 }, [1, 0], 'HALF_WIN'],
    ['home -1, one ahead', { kind: 'handicap', pick: 'home', line: -4 }, [1, 0], 'DRAW'],
    ['home -1.25, one ahead', { kind: 'handicap', pick: 'home', line: -5 }, [1, 0], 'HALF_LOSE'],
    ['home -1.5, one ahead', { kind: 'handicap', pick: 'home', line: -6 }, [1, 0], 'LOSE'],
    ['away +0.75, one behind', { kind: 'handicap', pick: 'away', line: -3 }, [1, 0], 'HALF_LOSE'],
    ['a handicap without a line, level', { kind: 'handicap', pick: 'home', line: null }, [1, 1], 'DRAW'],
    ['away +0.25, level', { kind: 'handicap', pick: 'away', line: -1 }, [0, 0], 'HALF_WIN'],
    ['over 2.5, three', { kind: 'total', pick: 'over', line: 10 }, [2, 1], 'WIN'],
    ['over 2.75, three', { kind: 'total', pick: 'over', line: 11 }, [2, 1], 'HALF_WIN'],
    ['under 3, three', { kind: 'total', pick: 'under', line: 12 }, [2, 1], 'DRAW'],
    ['under 2.75, three', { kind: 'total', pick: 'under', line: 11 }, [2, 1], 'HALF_LOSE'],
    ['under 2.25, three', { kind: 'total', pick: 'under', line: 9 }, [2, 1], 'LOSE'],
    ['odd, three', { kind: 'odd_even', pick: 'odd', line: null }, [2, 1], 'WIN'],
    ['even, three', { kind: 'odd_even', pick: 'even', line: null }, [2, 1], 'LOSE'],
    ['even, none', { kind: 'odd_even', pick: 'even', line: null }, [0, 0], 'WIN'],
    ['the exact score', { kind: 'correct_score', pick: '2-1', line: null }, [2, 1], 'WIN'],
    ['the exact score, turned round', { kind: 'correct_score', pick: '1-2', line: null }, [2, 1], 'LOSE'],
    ['any other score, four', { kind: 'correct_score', pick: 'other', line: null }, [4, 4], 'LOSE'],
    ['any other score, five', { kind: 'correct_score', pick: 'other', line: null }, [0, 5], 'WIN'],
  ])('%s', (_name, leg, [home, away], result) => {
    expect(resultOf(leg, { home, away })).toBe(result)
  })

  it('gives the two sides of a line opposite results', () => {
    const opposite = { WIN: 'LOSE', HALF_WIN: 'HALF_LOSE', DRAW: 'DRAW', HALF_LOSE: 'HALF_WIN', LOSE: 'WIN' }
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), fc.nat(9), fc.nat(9), (line, home, away) => {
        const score = { home, away }
        expect(resultOf({ kind: 'handicap', pick: 'away', line }, score)).toBe(
          opposite[resultOf({ kind: 'handicap', pick: 'home', line }, score)],
        )
        expect(resultOf({ kind: 'total', pick: 'under', line }, score)).toBe(
          opposite[resultOf({ kind: 'total', pick: 'over', line }, score)],
        )
      }),
    )
  })
})

describe('markets of which one pick wins', () => {
  const sides = [0, 1, 2, 3, 4] as const
  const PICKS: readonly [OutcomeKind, readonly Pick[]][] = [
    ['1x2', ['home', 'draw', 'away']],
    ['odd_even', ['odd', 'even']],
    ['correct_score', [...sides.flatMap((home) => sides.map((away) => exactPick({ home, away }))), 'other']],
  ]

  it.each(PICKS)('[SBX-251] pays exactly one pick of %s at any score', (kind, picks) => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), (home, away) => {
        const won = picks.filter((pick) => resultOf({ kind, pick, line: null }, { home, away }) === 'WIN')
        expect(won).toHaveLength(1)
      }),
    )
  })
})

describe('returnOf', () => {
  it.each<[LegResult, number, number, number]>([
    ['WIN', 2_000, 195, 3_900],
    ['HALF_WIN', 2_000, 195, 2_950],
    ['DRAW', 2_000, 195, 2_000],
    ['HALF_LOSE', 2_000, 195, 1_000],
    ['LOSE', 2_000, 195, 0],
    ['WIN', 333, 187, 622],
    ['HALF_WIN', 333, 187, 477],
    ['HALF_LOSE', 333, 187, 166],
  ])('%s of %i fen at %i gives back %i', (result, stake, odds, back) => {
    expect(returnOf(result, stake, odds)).toBe(back)
  })

  it('is a whole number of fen, never above a win, never below a loss', () => {
    fc.assert(
      fc.property(RESULT, STAKE, ODDS, (result, stake, odds) => {
        const back = returnOf(result, stake, odds)
        expect(Number.isSafeInteger(back)).toBe(true)
        expect(back).toBeGreaterThanOrEqual(0)
        expect(back).toBeLessThanOrEqual(returnOf('WIN', stake, odds))
      }),
    )
  })
})

describe('turnoverOf', () => {
  it('counts the smaller of stake and result, nothing for draws and short odds', () => {
    expect(turnoverOf(2_000, 3_900, 195)).toBe(1_900)
    expect(turnoverOf(2_000, 0, 195)).toBe(2_000)
    expect(turnoverOf(2_000, 1_000, 195)).toBe(1_000)
    expect(turnoverOf(2_000, 2_000, 195)).toBe(0)
    expect(turnoverOf(2_000, 9_000, 450)).toBe(2_000)
    expect(turnoverOf(2_000, 2_980, 149)).toBe(0)
    expect(turnoverOf(2_000, 3_000, 150)).toBe(1_000)
  })
})

describe('scoreFor', () => {
  const any = () => true
  it('finds a score that does what is wanted and does not run backwards if it can', () => {
    const leg: Leg = { kind: 'handicap', pick: 'home', line: -6 }
    expect(scoreFor(leg, 'win', { home: 0, away: 1 }, any)).toEqual({ home: 3, away: 1 })
    expect(scoreFor({ kind: 'total', pick: 'under', line: 10 }, 'win', { home: 4, away: 4 }, any)).toEqual({
      home: 0,
      away: 0,
    })
    expect(scoreFor({ kind: 'total', pick: 'under', line: 10 }, 'lose', { home: 1, away: 1 }, any)).toEqual({
      home: 1,
      away: 2,
    })
  })

  it('looks for a score up to four hundred goals on, and no further', () => {
    const leg: Leg = { kind: 'total', pick: 'over', line: 0 }
    const away = (goals: number) => scoreFor(leg, 'win', { home: 0, away: 0 }, (score) => score.away === goals)
    expect(away(400)).toEqual({ home: 0, away: 400 })
    expect(away(401)).toBeNull()
  })
})
