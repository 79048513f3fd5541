import type { Limit } from '@lantern/contract/safer'
import { tightestLimit } from './own-limit.rules.ts'

const limit = (change: Partial<Limit>): Limit => ({
  kind: 'loss',
  period: 'day',
  amount: '500.00',
  used: '0.00',
  resetAt: 0,
  pending: null,
  ...change,
})

describe('tightestLimit', () => {
  it('[GAMES-69] is the limit on losses or time of which most is used', () => {
    const limits = [
      limit({ used: '120.00' }),
      limit({ period: 'week', amount: '1000.00', used: '399.99' }),
      limit({ kind: 'session', amount: '60.00', used: '21.00' }),
    ]
    expect(tightestLimit(limits)).toEqual({ kind: 'loss', percent: 39 })
    expect(tightestLimit([...limits, limit({ kind: 'session', amount: '30.00', used: '21.00' })])).toEqual({
      kind: 'session',
      percent: 70,
    })
  })

  it('[GAMES-69] shows a gain as 0 % used, and a value above the limit as 100 %', () => {
    expect(tightestLimit([limit({ used: '-80.00' })])).toEqual({ kind: 'loss', percent: 0 })
    expect(tightestLimit([limit({ used: '500.01' })])).toEqual({ kind: 'loss', percent: 100 })
  })

  it('[GAMES-69] ignores limits on deposits, unknown kinds of a newer server, and limits that are not set', () => {
    expect(
      tightestLimit([limit({ kind: 'deposit' }), limit({ kind: 'spins' as never }), limit({ amount: null })]),
    ).toBeNull()
  })
})
