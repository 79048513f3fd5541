import type { OfferPlan } from '@lantern/contract/activity'
import { DAY_MS } from '@lantern/contract/site-time'
import { NOON } from '@lantern/testing'
import { type CalculatorInput, calculate, type Figures } from './calculator.rules.ts'

/** `npm run proof -- calculator` sets more. */
const OFFERS = Number((globalThis as { calculatorOffers?: number }).calculatorOffers ?? 500)

const MY = { turnover: '3000.00', ahead: '0.00', deposit: null }
const PLAN: OfferPlan = { minDeposit: '100.00', bonus: null, bonusDays: 30, games: [], my: MY }
const input = (change: Partial<CalculatorInput> = {}, plan: Partial<OfferPlan> = {}): CalculatorInput => ({
  offer: { percent: '20', maxBonus: '100.00', multiple: 5 },
  plan: { ...PLAN, ...plan },
  deposit: '500.00',
  rtp: '96.50',
  now: NOON,
  ...change,
})

describe('calculate', () => {
  it.each([
    ['99.99', '0.00', '0.00'],
    ['100.00', '20.00', '100.00'],
    ['500.00', '100.00', '500.00'],
    ['50000.00', '100.00', '500.00'],
    ['100.99', '20.19', '100.95'],
  ])('[ACT-38] for a deposit of %s returns a bonus of %s and a turnover of %s', (deposit, bonus, turnover) => {
    expect(calculate(input({ deposit }))).toMatchObject({ bonus, turnover })
  })

  it('[ACT-38] returns a fixed bonus for any deposit, and uses a deposit already made instead of the entered one', () => {
    expect(calculate(input({}, { bonus: '18.00' }))).toMatchObject({ bonus: '18.00', turnover: '90.00' })
    expect(calculate(input({}, { my: { ...MY, deposit: '200.00' } })).bonus).toBe('40.00')
  })

  it('[ACT-38] has no cost without a printed return, and no date without play', () => {
    expect(calculate(input({ rtp: null })).cost).toBeNull()
    expect(calculate(input({}, { my: { ...MY, turnover: '0.00' } })).pace).toEqual({ kind: 'unknown' })
    expect(calculate(input({}, { my: null })).pace).toEqual({ kind: 'none' })
  })

  it('[ACT-38] reports when the bonus would expire before the turnover is done', () => {
    // 100.00 a day: 500.00 of the deposit and 500.00 of the bonus take ten days.
    expect(calculate(input({}, { bonusDays: 10 })).pace).toEqual({
      kind: 'done',
      at: NOON + 10 * DAY_MS,
      perDay: '100.00',
    })
    expect(calculate(input({}, { bonusDays: 9 })).pace).toEqual({ kind: 'late', perDay: '100.00' })
  })

  it(`[ACT-38] equals the closed form within one fen over ${OFFERS} generated offers`, () => {
    const next = numbers(20_261_124)
    for (let index = 0; index < OFFERS; index += 1) {
      const one = someOffer(next)
      const figures = calculate(one)
      const expected = oracle(one)
      const differs = JSON.stringify({ index, one, figures })
      for (const name of ['bonus', 'turnover', 'cost'] as const)
        expect([differs, far(figures[name], expected[name])]).toEqual([differs, false])
      expect([differs, figures.pace.kind, dayOf(figures)]).toEqual([differs, expected.kind, expected.days])
    }
  })
})

/** Independent computation of the same figures: integer fractions, and days counted one by one. */
function oracle({ offer, plan, deposit, rtp }: CalculatorInput) {
  const paid = cents(plan.my?.deposit ?? deposit)
  const share = (paid * BigInt(offer.percent === '' ? 0 : offer.percent)) / 100n
  const most = cents(offer.maxBonus)
  const earned = paid < cents(plan.minDeposit) ? 0n : share < most ? share : most
  const bonus = plan.bonus === null ? earned : cents(plan.bonus)
  const turnover = bonus * BigInt(offer.multiple)
  // Hundredths of a fen, so that the comparison sees half a fen.
  const cost = rtp === null ? null : (turnover * (10_000n - cents(rtp))) / 100n
  const isNew = plan.bonus === null && plan.my?.deposit === null
  const goal = plan.my ? cents(plan.my.ahead) + turnover + (isNew ? paid : 0n) : 0n
  const played = plan.my ? cents(plan.my.turnover) : 0n
  const found = { bonus: bonus * 100n, turnover: turnover * 100n, cost, days: null as number | null }
  if (!plan.my || turnover === 0n) return { ...found, kind: 'none' }
  if (played === 0n) return { ...found, kind: 'unknown' }
  let days = 0
  // A day counts a thirtieth of the turnover of the last 30 days.
  for (let done = 0n; done < goal * 30n && days <= plan.bonusDays; done += played) days += 1
  return days > plan.bonusDays ? { ...found, kind: 'late' } : { ...found, kind: 'done', days }
}

function far(figure: string | null, hundredths: bigint | null): boolean {
  if (figure === null || hundredths === null) return figure !== hundredths
  const gap = cents(figure) * 100n - hundredths
  return gap > 100n || gap < -100n
}

function dayOf({ pace }: Figures): number | null {
  return pace.kind === 'done' ? (pace.at - NOON) / DAY_MS : null
}

function cents(text: string): bigint {
  return BigInt(text.replace('.', ''))
}

function someOffer(next: (below: number) => number): CalculatorInput {
  const money = (below: number) => (next(below) / 100).toFixed(2)
  const isFixed = next(4) === 0
  const maxBonus = money(2_000_000)
  const my = { turnover: next(6) === 0 ? '0.00' : money(10_000_000), ahead: next(2) === 0 ? '0.00' : money(900_000) }
  return {
    offer: { percent: isFixed ? '' : String(1 + next(100)), maxBonus, multiple: next(11) },
    plan: {
      minDeposit: isFixed ? '0.00' : money(100_000),
      bonus: isFixed ? maxBonus : null,
      bonusDays: 1 + next(90),
      games: [],
      my: next(5) === 0 ? null : { ...my, deposit: !isFixed && next(3) === 0 ? money(1_000_000) : null },
    },
    deposit: money(5_000_000),
    rtp: next(5) === 0 ? null : (90 + next(1_000) / 100).toFixed(2),
    now: NOON,
  }
}

/** Whole numbers from a seed (a linear congruential generator). */
function numbers(seed: number): (below: number) => number {
  let state = BigInt(seed)
  return (below) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n
    return Number((state >> 33n) % BigInt(below))
  }
}
