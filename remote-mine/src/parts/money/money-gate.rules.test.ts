import { barrierOf, isBarred } from './money-gate.rules.ts'

describe('money gate', () => {
  it('[MINE-14] blocks all money actions of a frozen member', () => {
    expect((['deposit', 'withdraw', 'transfer'] as const).every((action) => isBarred({ status: 2 }, action))).toBe(true)
  })

  it.each([
    [2, 'frozen'],
    [3, 'timeout'],
    [4, 'excluded'],
    [5, 'closed'],
    [1, null],
  ])('[MINE-14] a member of status %i meets %p', (status, barrier) => {
    expect(barrierOf({ status })).toBe(barrier)
  })

  it('[MINE-14] blocks all money actions of a closed account and none of an active one', () => {
    for (const action of ['deposit', 'withdraw', 'transfer'] as const)
      expect([5, 1].map((status) => isBarred({ status }, action))).toEqual([true, false])
  })

  it('[MINE-14] allows withdrawals during a break and self-exclusion', () => {
    expect([3, 4].map((status) => isBarred({ status }, 'deposit'))).toEqual([true, true])
    expect([3, 4].map((status) => isBarred({ status }, 'withdraw'))).toEqual([false, false])
  })

  it('has no barrier for other members', () => expect(barrierOf({ status: 1 })).toBeNull())
})
