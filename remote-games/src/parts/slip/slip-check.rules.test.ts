import { EMPTY_SLIP, type SlipLeg, type SlipState } from './slip.machine.ts'
import { betsOf, type LegNow, problemOf, type SlipLimits } from './slip-check.rules.ts'

const leg = (matchId: string, odds = '1.95'): SlipLeg => ({
  selectionId: `${matchId}:h`,
  matchId,
  marketId: `${matchId}:m`,
  kind: '1x2',
  line: null,
  pick: 'home',
  odds,
  oddsVersion: 1,
  home: { zh: '甲', en: 'A' },
  away: { zh: '乙', en: 'B' },
})
const open = (odds = '1.95'): LegNow => ({ kind: 'open', odds, oddsVersion: 2 })
const slipOf = (change: Partial<SlipState>): SlipState => ({
  ...EMPTY_SLIP,
  book: 'OBTY',
  legs: [leg('m1')],
  stakes: { 'm1:h': '10' },
  ...change,
})
const LIMITS = { min: '2.00', max: '100.00', maxReturn: '200.00', legs: 3 }
const check = (slip: SlipState, now: LegNow = open(), isFresh = true) =>
  problemOf(slip, { nowOf: () => now, isFresh, limits: LIMITS })?.kind ?? null

describe('problemOf', () => {
  it.each([
    ['nothing wrong', slipOf({}), open(), null],
    ['a higher price', slipOf({}), open('2.10'), null],
    ['a lower price', slipOf({}), open('1.80'), 'moved'],
    ['a lower price, any accepted', slipOf({ accept: 'any' }), open('1.80'), null],
    ['a higher price, none accepted', slipOf({ accept: 'none' }), open('2.10'), 'moved'],
    ['a suspended market', slipOf({}), { kind: 'suspended' }, 'suspended'],
    ['a closed market', slipOf({}), { kind: 'gone' }, 'gone'],
    ['prices of another book', slipOf({}), { kind: 'unknown' }, 'suspended'],
  ] as const)('[GAMES-34] %s', (_name, slip, now, expected) => {
    expect(check(slip, now)).toBe(expected)
  })

  it('[GAMES-35] does not accept stale prices', () => {
    expect(check(slipOf({}), open(), false)).toBe('stale')
  })

  it('[GAMES-36] keeps stakes within the limits of the venue', () => {
    expect(check(slipOf({ stakes: {} }))).toBe('no-stake')
    expect(check(slipOf({ stakes: { 'm1:h': '1.99' } }))).toBe('below')
    expect(check(slipOf({ stakes: { 'm1:h': '100.01' } }))).toBe('above')
    expect(check(slipOf({ stakes: { 'm1:h': '2' } }))).toBeNull()
  })

  it('[GAMES-36] keeps the return of a parlay within the limit of the venue, at current prices', () => {
    const parlay = (stake: string) => slipOf({ mode: 'parlay', parlayStake: stake, legs: [leg('m1'), leg('m2')] })
    const problem = (stake: string, odds: string, limits: Partial<SlipLimits> = {}) =>
      problemOf(parlay(stake), { nowOf: () => open(odds), isFresh: true, limits: { ...LIMITS, ...limits } })
    // 200.00 / (1.95 x 1.95) = 52.597; at the price rounded to 3.80 it would be 52.63, which returns 200.12.
    expect(problem('52.59', '1.95')).toBeNull()
    expect(problem('52.60', '1.95')).toEqual({ kind: 'above', max: '52.59' })
    expect(problem('40.82', '2.21')).toBeNull()
    expect(problem('41.00', '2.21')).toEqual({ kind: 'above', max: '40.94' })
    // Even 2.00 would return more.
    for (const stake of ['1.00', '2.00']) expect(problem(stake, '12.00')).toEqual({ kind: 'return-cap', max: '200.00' })
    // The limit of one bet is lower.
    expect(problem('100.01', '1.95', { maxReturn: '9000.00' })).toEqual({ kind: 'above', max: '100.00' })
    expect(problem('50000', '1.95', { max: null, maxReturn: null })).toBeNull()
  })

  it('[GAMES-33] combines picks of different matches only', () => {
    const two = slipOf({
      mode: 'parlay',
      parlayStake: '10',
      legs: [leg('m1'), { ...leg('m1'), selectionId: 'm1:o', marketId: 'm1:t' }],
    })
    expect(check(two)).toBe('same-match')
    expect(check(slipOf({ mode: 'parlay', parlayStake: '10', legs: [leg('m1'), leg('m2')] }))).toBeNull()
    expect(check(slipOf({ mode: 'parlay', parlayStake: '10' }))).toBe('too-few')
    const four = ['m1', 'm2', 'm3', 'm4'].map((id) => leg(id))
    expect(check(slipOf({ mode: 'parlay', parlayStake: '10', legs: four }))).toBe('too-many')
  })
})

describe('betsOf', () => {
  const numbers = () => {
    let count = 0
    return () => {
      count += 1
      return `n${count}`
    }
  }

  it('[GAMES-38] makes one bet of each single that has a stake, at the current price, each with a separate request number', () => {
    const slip = slipOf({ legs: [leg('m1'), leg('m2'), leg('m3')], stakes: { 'm1:h': '10', 'm3:h': '5.' } })
    expect(betsOf(slip, () => open('2.00'), numbers())).toEqual([
      { requestNo: 'n1', legs: [{ selectionId: 'm1:h', odds: '2.00', oddsVersion: 2 }], stake: '10', accept: 'better' },
      { requestNo: 'n2', legs: [{ selectionId: 'm3:h', odds: '2.00', oddsVersion: 2 }], stake: '5', accept: 'better' },
    ])
  })

  it('[GAMES-38] makes one bet of a parlay', () => {
    const slip = slipOf({ mode: 'parlay', parlayStake: '7.5', legs: [leg('m1'), leg('m2')] })
    const [only, ...rest] = betsOf(slip, () => open(), numbers())
    expect(rest).toEqual([])
    expect(only).toMatchObject({ stake: '7.5', legs: [{ selectionId: 'm1:h' }, { selectionId: 'm2:h' }] })
  })
})
