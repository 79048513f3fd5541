import { compareMoney, fromMinor, sumMoney, toMinor, withoutTrailingPoint } from './money.rules.ts'

describe('toMinor', () => {
  it.each([
    ['0', 0],
    ['12.3', 1230],
    ['0.29', 29],
    ['-1.05', -105],
    ['90071992547409.91', 9007199254740991],
  ])('[PLAT-FMT-4] reads %s exactly', (text, minor) => {
    expect(toMinor(text)).toBe(minor)
  })

  it.each(['', '.', '1.234', 'abc', '1e3', '90071992547409.92'])('[PLAT-FMT-4] refuses %p', (text) => {
    expect(() => toMinor(text)).toThrow(RangeError)
  })
})

describe('fromMinor', () => {
  it.each([0.5, 2 ** 53, Number.NaN])('[PLAT-FMT-4] refuses %p', (minor) => {
    expect(() => fromMinor(minor)).toThrow(RangeError)
  })

  it('is the inverse of toMinor', () => {
    for (const minor of [0, 5, 99, 100, -1, -12345, 9007199254740991]) expect(toMinor(fromMinor(minor))).toBe(minor)
  })
})

describe('withoutTrailingPoint', () => {
  it.each([
    ['12.', '12'],
    ['12', '12'],
    ['12.5', '12.5'],
    ['.5', '.5'],
    ['', ''],
  ])('sends %j as %j', (typed, sent) => expect(withoutTrailingPoint(typed)).toBe(sent))
})

describe('sumMoney', () => {
  it('[PLAT-FMT-4] adds without a float: 0.1 + 0.2', () => {
    expect(sumMoney(['0.10', '0.20', '-0.05'])).toBe('0.25')
    expect(compareMoney('0.30', sumMoney(['0.10', '0.20']))).toBe(0)
  })
})
