import { aWallet } from '@lantern/testing'
import { amountProblem, balanceOf, firstSides, shareOf, swapped } from './transfer.rules.ts'

describe('transfer rules', () => {
  it('keeps the wallet on one side whichever way round', () => {
    expect(swapped({ from: 'center', to: 'OBTY' })).toEqual({ from: 'OBTY', to: 'center' })
    expect(firstSides(aWallet().venues, 'IMTY')).toEqual({ from: 'center', to: 'IMTY' })
    expect(firstSides(aWallet().venues, 'NONE')).toEqual({ from: 'center', to: 'OBTY' })
  })

  it('[MINE-7] does not know an unknown balance', () => {
    const wallet = aWallet()
    const [first] = wallet.venues
    if (!first) throw new Error('the wallet has a venue')
    expect(balanceOf({ ...wallet, venues: [{ ...first, balance: '5.00', state: 3 }] }, first.enName)).toBeNull()
  })

  it('[MINE-9] rounds shares down to fen', () => expect(shareOf('0.99', 25)).toBe('0.24'))

  it.each([
    ['', '10.00', 'empty'],
    ['0.99', '10.00', 'below'],
    ['10.01', '10.00', 'over-balance'],
    ['10', '10.00', null],
    ['1000000.01', null, 'above'],
  ])('judges %p of %p as %p', (amount, balance, problem) => {
    expect(amountProblem(amount, balance)).toBe(problem)
  })
})
