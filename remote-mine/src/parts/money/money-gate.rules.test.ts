import { barrierOf, isBarred } from './money-gate.rules.ts'

describe('money gate', () => {
  it('[MINE-14] stops all money of a frozen member', () => {
    expect((['deposit', 'withdraw', 'transfer'] as const).every((action) => isBarred({ status: 2 }, action))).toBe(true)
  })

  it('[MINE-14] lets members in a break or excluded take their money out', () => {
    expect([3, 4].map((status) => isBarred({ status }, 'deposit'))).toEqual([true, true])
    expect([3, 4].map((status) => isBarred({ status }, 'withdraw'))).toEqual([false, false])
  })

  it('has no barrier for everyone else', () => expect(barrierOf({ status: 1 })).toBeNull())
})
