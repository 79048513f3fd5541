import { aDepositMethod } from '@lantern/testing'
import { amountProblem, creditOf, limitLeft, limitShare } from './deposit.rules.ts'

const bank = aDepositMethod()
const usdt = aDepositMethod({ method: 'USDT', currency: 'USDT', min: '10.00', max: '100000.00', rate: '7.18' })

describe('amountProblem', () => {
  it.each([
    ['', 'empty'],
    ['0', 'empty'],
    ['99.99', 'below'],
    ['100', null],
    ['50000.01', 'above'],
    ['500.', null],
  ])('judges %p as %p', (amount, problem) => {
    expect(amountProblem(bank, amount, null)).toBe(problem)
  })

  it('[MINE-13] speaks of the day limit before the submit, for USDT in what is credited', () => {
    expect(amountProblem(bank, '500', '499.99')).toBe('over-limit')
    expect(amountProblem(usdt, '100', '717.99')).toBe('over-limit')
    expect(amountProblem(usdt, '100', '718.00')).toBeNull()
  })
})

describe('creditOf', () => {
  it('[MINE-9] rounds down to fen, as the server does', () => {
    expect(creditOf(usdt, '10.01')).toBe('71.87')
    expect(creditOf(usdt, '1000000.99')).toBe('7180007.10')
  })
  it('is unknown without a rate', () => expect(creditOf({ currency: 'USDT' }, '10')).toBeNull())
})

describe('limits', () => {
  it('never shows less than nothing', () => {
    expect(limitLeft({ day: '1000.00', used: '1200.00' })).toBe('0.00')
    expect(limitLeft({ day: null, used: '1200.00' })).toBeNull()
    expect(limitShare({ day: '1000.00', used: '1200.00' })).toBe(100)
    expect(limitShare({ day: '1000.00', used: '950.00' })).toBe(95)
  })
})
