import fc from 'fast-check'
import { oracleIsVoid, oracleReturn } from '../../../test/settle-oracle.ts'
import { combinedCents, type PickResult, parlayReturn, stakeForReturn, verdictOf } from './parlay.rules.ts'
import { exactPick, type LegResult, resultOf, returnOf } from './settlement.rules.ts'

const score = fc.record({ home: fc.nat(6), away: fc.nat(6) })
const leg = fc.oneof(
  fc.record({
    kind: fc.constant('1x2' as const),
    pick: fc.constantFrom('home' as const, 'draw' as const, 'away' as const),
    line: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('handicap' as const),
    pick: fc.constantFrom('home' as const, 'away' as const),
    line: fc.integer({ min: -14, max: 14 }),
  }),
  fc.record({
    kind: fc.constant('total' as const),
    pick: fc.constantFrom('over' as const, 'under' as const),
    line: fc.integer({ min: 1, max: 24 }),
  }),
  fc.record({
    kind: fc.constant('odd_even' as const),
    pick: fc.constantFrom('odd' as const, 'even' as const),
    line: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('correct_score' as const),
    pick: score.map(exactPick),
    line: fc.constant(null),
  }),
)
const pick = fc.record({
  leg,
  odds: fc.integer({ min: 103, max: 10_100 }),
  // One match in six is not played.
  final: fc.option(score, { freq: 5, nil: null }),
})
const stakes = fc.integer({ min: 200, max: 2_000_000 })

describe('parlays', () => {
  it('[SBX-219, SBX-251] returns what the closed form of half stakes returns, to the fen', () => {
    fc.assert(
      fc.property(stakes, fc.array(pick, { minLength: 2, maxLength: 10 }), (stake, picks) => {
        const results = picks.map((one) => ({
          odds: one.odds,
          result: one.final === null ? ('VOID' as const) : resultOf(one.leg, one.final),
        }))
        const told = picks.map((one) => ({ ...one.leg, odds: one.odds, final: one.final }))
        expect(parlayReturn(stake, results)).toBe(oracleReturn(stake, told))
        const odds = Number(combinedCents(picks.map((one) => one.odds)))
        expect(verdictOf({ stake, odds }, results).kind).toBe(oracleIsVoid(told) ? 'void' : 'settled')
      }),
    )
  })

  it('[SBX-219] of one pick returns what a single does', () => {
    fc.assert(
      fc.property(
        stakes,
        fc.integer({ min: 103, max: 10_100 }),
        fc.constantFrom<LegResult>('WIN', 'HALF_WIN', 'DRAW', 'HALF_LOSE', 'LOSE'),
        (stake, odds, result) => {
          expect(parlayReturn(stake, [{ odds, result }])).toBe(BigInt(returnOf(result, stake, odds)))
        },
      ),
    )
  })

  it.each<[string, (PickResult | null)[], object]>([
    ['stays open while a pick is undecided', ['WIN', null], { kind: 'open' }],
    ['is lost with the first pick that loses', ['LOSE', null], { kind: 'settled', result: 'LOSE', back: 0 }],
    ['counts a void pick with 1.00', ['WIN', 'VOID'], { kind: 'settled', result: 'WIN', back: 3_900, valid: 1_900 }],
    ['is void when every pick is', ['VOID', 'VOID'], { kind: 'void' }],
    ['wins half of a half-won pick', ['WIN', 'HALF_WIN'], { kind: 'settled', result: 'WIN', back: 5_752 }],
    ['loses half of a half-lost pick', ['WIN', 'HALF_LOSE'], { kind: 'settled', result: 'HALF_LOSE', back: 1_950 }],
    ['is level at its stake', ['DRAW', 'VOID'], { kind: 'settled', result: 'DRAW', back: 2_000, valid: 0 }],
  ])('[SBX-219] %s', (_name, results, verdict) => {
    const picks = results.map((result) => ({ odds: 195, result }))
    expect(verdictOf({ stake: 2_000, odds: 380 }, picks)).toMatchObject(verdict)
  })

  it('[SBX-219] shows the combined price rounded down and pays the exact product', () => {
    expect(combinedCents([195, 187])).toBe(364n)
    // 52.63 × 1.95 × 1.95 = 200.12.
    expect(stakeForReturn(20_000, [195, 195])).toBe(5_259)
    expect(
      parlayReturn(100_000, [
        { odds: 195, result: 'WIN' },
        { odds: 187, result: 'WIN' },
      ]),
    ).toBe(364_650n)
    expect(combinedCents(Array.from({ length: 10 }, () => 10_100))).toBe(11_046_221_254_112_045_100_100n)
  })
})
