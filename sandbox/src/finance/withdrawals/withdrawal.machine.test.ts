import { DAY_MS } from '@lantern/contract/site-time'
import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'
import { afterRefusedPayout, canReject, reviewPlan, turnOf } from './withdrawal.machine.ts'
import { OPEN_WITHDRAWALS, usedOf } from './withdrawal-states.rules.ts'

const { submitted, review1, review2, approved, paying, paid, rejected, failed } = WITHDRAW_STATE

describe('reviewPlan', () => {
  it.each([
    [999_999, false, DAY_MS, { needsSecond: false, isAuto: true }],
    [1_000_000, false, DAY_MS, { needsSecond: false, isAuto: false }],
    [5_000_000, false, DAY_MS, { needsSecond: false, isAuto: false }],
    [5_000_001, false, DAY_MS, { needsSecond: true, isAuto: false }],
    [10_000, true, DAY_MS, { needsSecond: true, isAuto: false }],
    [10_000, false, DAY_MS - 1, { needsSecond: true, isAuto: false }],
  ])('of %i fen, flagged %s, password %i ms old', (amount, isFlagged, ageMs, plan) => {
    expect(reviewPlan(amount, isFlagged, ageMs)).toEqual(plan)
  })
})

describe('turnOf', () => {
  const order = (state: number, is_auto = true, needs_second = false) => ({ state, is_auto, needs_second })

  it('takes an order from the submit to the payout', () => {
    expect(turnOf(order(submitted))).toEqual({ kind: 'move', state: review1, waitMs: 20_000 })
    expect(turnOf(order(review1))).toEqual({ kind: 'move', state: approved, waitMs: 5_000 })
    expect(turnOf(order(approved))).toEqual({ kind: 'start-paying' })
    expect(turnOf(order(paying))).toEqual({ kind: 'continue-paying' })
  })

  it('leaves an order to a person where one must look, twice where two must', () => {
    expect(turnOf(order(submitted, false))).toEqual({ kind: 'move', state: review1, waitMs: null })
    expect(turnOf(order(review1, false, true))).toEqual({ kind: 'move', state: review2, waitMs: null })
    expect(turnOf(order(review2, false, true))).toEqual({ kind: 'move', state: approved, waitMs: 5_000 })
  })

  it('has no turn after the end', () => {
    for (const state of [paid, rejected, failed]) expect(turnOf(order(state))).toEqual({ kind: 'over' })
  })
})

describe('an order', () => {
  it('can be rejected until it is approved', () => {
    expect(OPEN_WITHDRAWALS.filter(canReject)).toEqual([submitted, review1, review2])
  })

  it('is paid out once more after the first refusal of the bank and given back after the second', () => {
    expect([1, 2].map(afterRefusedPayout)).toEqual(['again', 'give-back'])
  })

  it('that failed has used what its parts had paid', () => {
    expect(usedOf({ state: failed, amount: 500, parts_paid: 200 })).toBe(200)
    expect(usedOf({ state: paid, amount: 500, parts_paid: 200 })).toBe(500)
  })
})
