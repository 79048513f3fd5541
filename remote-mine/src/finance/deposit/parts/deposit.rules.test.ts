import { aDepositMethod } from '@lantern/testing'
import { amountProblem, BANK_METHODS, creditOf, limitLeft, limitShare, REPEAT_MS } from './deposit.rules.ts'

const bank = aDepositMethod()
const usdt = aDepositMethod({ method: 'USDT', currency: 'USDT', min: '10.00', max: '100000.00', rate: '7.18' })

describe('amountProblem', () => {
  it.each([
    ['', 'empty'],
    ['0', 'empty'],
    ['99.99', 'below'],
    ['100', null],
    ['50000', null],
    ['50000.01', 'above'],
    ['500.', null],
  ])('judges %p as %p', (amount, problem) => {
    expect(amountProblem(bank, amount, null)).toBe(problem)
  })

  it('[MINE-13] checks the daily limit before the submit, for USDT by the credited amount', () => {
    expect(amountProblem(bank, '500', '499.99')).toBe('over-limit')
    expect(amountProblem(usdt, '100', '717.99')).toBe('over-limit')
    expect(amountProblem(usdt, '100', '718.00')).toBeNull()
  })
})

describe('creditOf', () => {
  it('[MINE-9] rounds down to fen like the server', () => {
    expect(creditOf(usdt, '10.01')).toBe('71.87')
    expect(creditOf(usdt, '1000000.99')).toBe('7180007.10')
  })
  it('is unknown without a valid amount and rate', () => {
    expect(creditOf(usdt, '')).toBeNull()
    expect(creditOf({ currency: 'USDT' }, '10')).toBeNull()
    for (const rate of ['about 7.18', '7.18 or so', '']) expect(creditOf({ currency: 'USDT', rate }, '10')).toBeNull()
  })

  it('[MINE-9] accepts an integer rate', () => expect(creditOf({ currency: 'USDT', rate: '7' }, '10.01')).toBe('70.07'))
})

describe('limits', () => {
  it('never goes below zero', () => {
    expect(limitLeft({ day: '1000.00', used: '1200.00' })).toBe('0.00')
    expect(limitLeft({ day: null, used: '1200.00' })).toBeNull()
    expect(limitShare({ day: '1000.00', used: '1200.00' })).toBe(100)
    expect(limitShare({ day: '1000.00', used: '950.00' })).toBe(95)
    expect(limitShare({ day: '1000.00', used: '955.00' })).toBe(96)
  })

  it('is zero without a limit', () => {
    expect(limitShare({ day: null, used: '5.00' })).toBe(0)
    expect(limitShare({ day: '0.00', used: '5.00' })).toBe(0)
    expect(limitShare({ day: '0.01', used: '0.00' })).toBe(0)
    expect(limitShare({ day: '0.01', used: '0.01' })).toBe(100)
  })
})

describe('questions before an order', () => {
  it('shows the security tip before a bank transfer and asks about a repeat within five minutes', () => {
    expect([BANK_METHODS, REPEAT_MS]).toEqual([['BANK'], 300_000])
  })
})
