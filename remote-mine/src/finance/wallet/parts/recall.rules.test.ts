import { aWallet } from '@lantern/testing'
import { canRetryRecall, hasVenueMoney, recalled } from './recall.rules.ts'
import { shares } from './split.rules.ts'

describe('recall', () => {
  it('[MINE-15] sums the recalled amounts', () => {
    const item = { name: 'A', reason: '' }
    const items = [
      { ...item, enName: 'A', amount: '10.00', state: 1 as const },
      { ...item, enName: 'B', amount: '20.00', state: 2 as const },
      { ...item, enName: 'C', amount: '30.00', state: 3 as const },
    ]
    expect(recalled(items)).toBe('10.00')
  })

  it('offers a retry only if it can recall more', () => {
    const item = { enName: 'A', name: 'A', amount: '1.00' }
    expect(canRetryRecall([{ ...item, state: 2, reason: '711017' }])).toBe(false)
    expect(canRetryRecall([{ ...item, state: 3, reason: '' }])).toBe(false)
    expect(canRetryRecall([{ ...item, state: 2, reason: 'venue' }])).toBe(true)
    const mixed = [
      { ...item, state: 1 as const, reason: '' },
      { ...item, state: 2 as const, reason: 'venue' },
    ]
    expect(canRetryRecall(mixed)).toBe(true)
  })

  it.each([
    [[{ balance: '0.01', state: 1 }], true],
    [[{ balance: '0.00', state: 1 }], false],
    [[{ balance: null, state: 1 }], false],
    [[{ balance: '5.00', state: 2 }], false],
    [[], false],
    [
      [
        { balance: '0.00', state: 1 },
        { balance: '5.00', state: 1 },
      ],
      true,
    ],
  ] as const)('finds in %j something to bring back: %p', (venues, isSo) => {
    const [first] = aWallet().venues
    if (!first) throw new Error('the wallet has a venue')
    expect(hasVenueMoney(venues.map((venue) => ({ ...first, ...venue })))).toBe(isSo)
  })
})

describe('shares', () => {
  it('fills the bar without a gap', () => {
    expect(shares(['1.00', '1.00', '1.00']).reduce((sum, part) => sum + part, 0)).toBe(1000)
    expect(shares(['0.00', '0.00'])).toEqual([0, 0])
    expect(shares(['1.00', '2.00', '4.00'])).toEqual([143, 286, 571])
    expect(shares(['-1.00', '1.00'])).toEqual([0, 1000])
  })
})
