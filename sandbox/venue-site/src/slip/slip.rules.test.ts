import { filterStake, moneyText, possibleReturn, stakeProblem, toFen, wireMoney } from './slip.rules.ts'

describe('filterStake', () => {
  it.each([
    ['12.345', '12.34'],
    ['1a2', '12'],
    ['.', ''],
    ['00', '0'],
    ['1.2.3', '1.23'],
    ['-5', '5'],
  ])('turns %s into %s', (typed, kept) => expect(filterStake(typed)).toBe(kept))
})

describe('money of the slip', () => {
  it('is whole fen in requests and has two decimals on screen', () => {
    expect(toFen('12.3')).toBe(1_230)
    expect(moneyText(123_456_789)).toBe('1,234,567.89')
    expect(moneyText(-50)).toBe('−0.50')
    expect(wireMoney(2_005)).toBe('20.05')
    expect(possibleReturn(333, '1.87')).toBe(622)
  })

  it('reports the first problem of a stake', () => {
    const limits = { min: 200, max: 2_000_000, balance: 5_000 }
    expect([0, 199, 2_000_001, 5_001, 5_000].map((fen) => stakeProblem(fen, limits))).toEqual([
      'empty',
      'below',
      'above',
      'balance',
      null,
    ])
  })
})
