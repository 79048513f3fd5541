import type { VenueWallet } from '@lantern/contract/finance'
import { NOON } from '@lantern/testing'
import { canRetryRecall, derivedRecall, recalled } from './recall.rules.ts'
import { shares } from './split.rules.ts'

const venue = (enName: string, balance: string | null, state: 1 | 2 | 3 = 1): VenueWallet => ({
  enName,
  name: enName,
  balance,
  state,
  at: NOON,
})

describe('derivedRecall', () => {
  it('[MINE-15] reads a lost recall from the balances', () => {
    const before = [venue('A', '10.00'), venue('B', '20.00'), venue('C', '30.00'), venue('D', '0.00')]
    const after = [venue('A', '0.00'), venue('B', '20.00'), venue('C', null, 3), venue('D', '0.00')]
    const items = derivedRecall(before, after)
    expect(items.map(({ enName, state }) => `${enName}${state}`)).toEqual(['A1', 'B2', 'C3'])
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
