import { canRetryRecall, recalled } from './recall.rules.ts'
import { shares } from './split.rules.ts'

describe('recall', () => {
  it('[MINE-15] adds up what came back', () => {
    const item = { name: 'A', reason: '' }
    const items = [
      { ...item, enName: 'A', amount: '10.00', state: 1 as const },
      { ...item, enName: 'B', amount: '20.00', state: 2 as const },
      { ...item, enName: 'C', amount: '30.00', state: 3 as const },
    ]
    expect(recalled(items)).toBe('10.00')
  })

  it('offers a retry only for what a retry can move', () => {
    const item = { enName: 'A', name: 'A', amount: '1.00' }
    expect(canRetryRecall([{ ...item, state: 2, reason: '711017' }])).toBe(false)
    expect(canRetryRecall([{ ...item, state: 3, reason: '' }])).toBe(false)
    expect(canRetryRecall([{ ...item, state: 2, reason: 'venue' }])).toBe(true)
  })
})

describe('shares', () => {
  it('fills the bar without a gap', () => {
    expect(shares(['1.00', '1.00', '1.00']).reduce((sum, part) => sum + part, 0)).toBe(1000)
    expect(shares(['0.00', '0.00'])).toEqual([0, 0])
  })
})
