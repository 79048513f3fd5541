import { closedBy, mostOf, needsPassword, totalOf } from './exchange.rules.ts'

describe('an exchange', () => {
  it('[MINE-MALL-2] names what stands against it', () => {
    const open = { state: 'open', stock: 3, takeable: 2 } as const
    expect(closedBy(open)).toBeNull()
    expect(closedBy({ ...open, state: 'coming' })).toBe('coming')
    expect(closedBy({ ...open, stock: 0, takeable: 0 })).toBe('sold-out')
    expect(closedBy({ ...open, takeable: 0 })).toBe('limit')
  })

  it('[MINE-MALL-2] takes at most what stock and limit allow, and asks for the fund password above 10,000 coins', () => {
    expect([mostOf({ takeable: 0 }), mostOf({ takeable: 7 }), mostOf({ takeable: 500 })]).toEqual([1, 7, 99])
    expect(totalOf({ price: 180 }, 3)).toBe(540)
    expect([needsPassword(10_000), needsPassword(10_001)]).toEqual([false, true])
  })
})
