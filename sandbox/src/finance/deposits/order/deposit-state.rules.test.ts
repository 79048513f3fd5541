import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { DAY_MS } from '@lantern/contract/site-time'
import type { DepositRow } from '../../../database/tables/money/finance.schema.ts'
import { CHAINS } from './deposit.rules.ts'
import { canAppeal, chainOf, isLateMatch, isOpen, paidFen } from './deposit-state.rules.ts'

const NOW = 1_000_000_000
const order = (part: Partial<DepositRow>): DepositRow =>
  ({ state: 1, part_no: null, paid_amount: null, next_at: null, rate: null, network: null, ...part }) as DepositRow
const { created, claimed, confirming, expired } = DEPOSIT_STATE

describe('isOpen', () => {
  it('[SBX-62] an order is open until it is decided', () => {
    expect(Object.values(DEPOSIT_STATE).filter((state) => isOpen(order({ state })))).toEqual([
      created,
      claimed,
      confirming,
    ])
  })
})

describe('isLateMatch', () => {
  it.each([
    [NOW - DAY_MS, true],
    [NOW - DAY_MS - 1, false],
    [NOW + 1, true],
  ])('[SBX-72] a payment of an order that ended at %d is matched: %s', (expire_at, matched) => {
    expect(isLateMatch(order({ expire_at }), NOW)).toBe(matched)
  })
})

describe('canAppeal', () => {
  it('[SBX-74] a payment that was claimed and is not seen', () => {
    const states = Object.values(DEPOSIT_STATE).filter((state) => canAppeal(order({ state }), NOW))
    expect(states).toEqual([claimed, confirming])
  })

  it('[SBX-97] not while the receiver of a part may still answer', () => {
    expect(canAppeal(order({ state: claimed, part_no: 'P1' }), NOW)).toBe(false)
  })

  it.each([
    ['5.00', NOW + 1, true],
    ['5.00', NOW, false],
    ['5.00', null, false],
    [null, NOW + 1, false],
  ])('[SBX-73] of an expired order with %s held until %p: %s', (paid_amount, next_at, can) => {
    expect(canAppeal(order({ state: expired, paid_amount, next_at }), NOW)).toBe(can)
  })
})

describe('paidFen', () => {
  it.each([
    ['12.345678', null, 1234],
    ['12.3', null, 1230],
    ['12', null, 1200],
    ['1.005', '7.18', 718],
  ])('[SBX-73] %s at rate %p is %d fen, cut and not rounded', (text, rate, fen) => {
    expect(paidFen(order({ rate }), text)).toBe(fen)
  })
})

describe('chainOf', () => {
  it('[SBX-71] is the chain of the order, none for yuan', () => {
    expect(chainOf(order({ network: 'TRC20' }))).toBe(CHAINS.TRC20)
    expect(chainOf(order({ network: 'ERC20' }))).toBe(CHAINS.ERC20)
    expect(chainOf(order({ network: null }))).toBeUndefined()
  })
})
