import { aWallet } from '@lantern/testing'
import {
  amountProblem,
  balanceOf,
  firstSides,
  GAP_MS,
  PERCENTS,
  shareOf,
  swapped,
  venueOf,
  WATCH_MS,
} from './transfer.rules.ts'

describe('transfer rules', () => {
  it('keeps the wallet on one side in both directions', () => {
    expect(swapped({ from: 'center', to: 'OBTY' })).toEqual({ from: 'OBTY', to: 'center' })
    expect(firstSides(aWallet().venues, 'IMTY')).toEqual({ from: 'center', to: 'IMTY' })
    expect(firstSides(aWallet().venues, 'NONE')).toEqual({ from: 'center', to: 'OBTY' })
    expect(venueOf({ from: 'center', to: 'OBTY' })).toBe('OBTY')
    expect(venueOf({ from: 'OBTY', to: 'center' })).toBe('OBTY')
  })

  it('starts with the first open venue, otherwise the first, or none', () => {
    const [first] = aWallet().venues
    if (!first) throw new Error('the wallet has a venue')
    const closed = { ...first, enName: 'SHUT', state: 2 as const }
    const open = { ...first, enName: 'OPEN', state: 1 as const }
    expect(firstSides([closed, open], null)?.to).toBe('OPEN')
    expect(firstSides([closed], null)?.to).toBe('SHUT')
    expect(firstSides([], null)).toBeNull()
  })

  it('offers quarters, waits three seconds between transfers and polls for a minute', () => {
    expect([PERCENTS, GAP_MS, WATCH_MS]).toEqual([[25, 50, 75], 3_000, 60_000])
  })

  it('[MINE-7] returns the balance of the wallet and of a venue', () => {
    const wallet = aWallet()
    const [first] = wallet.venues
    if (!first) throw new Error('the wallet has a venue')
    const venues = [
      { ...first, enName: 'A', balance: '1.00', state: 1 as const },
      { ...first, enName: 'B', balance: '2.00', state: 1 as const },
    ]
    const sides = ['center', 'B', 'NONE'].map((side) => balanceOf({ ...wallet, center: '9.00', venues }, side))
    expect(sides).toEqual(['9.00', '2.00', null])
  })

  it('[MINE-7] returns null for an unknown balance', () => {
    const wallet = aWallet()
    const [first] = wallet.venues
    if (!first) throw new Error('the wallet has a venue')
    expect(balanceOf({ ...wallet, venues: [{ ...first, balance: '5.00', state: 3 }] }, first.enName)).toBeNull()
  })

  it('[MINE-9] rounds shares down to fen', () => {
    expect(shareOf('0.99', 25)).toBe('0.24')
    expect(shareOf('1000.00', 75)).toBe('750.00')
  })

  it.each([
    ['', '10.00', 'empty'],
    ['0.01', '10.00', 'below'],
    ['0.99', '10.00', 'below'],
    ['1', '10.00', null],
    ['1000000', null, null],
    ['10.01', '10.00', 'over-balance'],
    ['10', '10.00', null],
    ['1000000.01', null, 'above'],
  ])('judges %p of %p as %p', (amount, balance, problem) => {
    expect(amountProblem(amount, balance)).toBe(problem)
  })
})
