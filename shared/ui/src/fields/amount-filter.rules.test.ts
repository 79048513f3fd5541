import { amountParts, filterAmount } from './amount-filter.rules.ts'

describe('filterAmount', () => {
  it.each([
    ['12a3', '123', 'strips what is not a digit'],
    ['¥1,234.56', '1234.56', 'strips currency and separators of a pasted amount'],
    ['1.2.3', '1.23', 'keeps one point'],
    ['1.239', '1.23', 'keeps two decimals'],
    ['.', '', 'a point alone becomes empty'],
    ['00', '0', '00 becomes 0'],
    ['007.5', '7.5', 'drops leading zeros'],
    ['0.', '0.', 'keeps a point while typing'],
    ['.5', '0.5', 'a fraction gets its zero'],
    ['+10', '10', 'no leading plus'],
    ['-10', '10', 'no minus'],
    ['１２．５', '12.5', 'full-width digits of a Chinese keyboard'],
    ['1。5', '1.5', 'the Chinese full stop is a point'],
    ['', '', 'empty stays empty'],
  ])('[UI-1] %p → %p: %s', (typed, kept) => {
    expect(filterAmount(typed)).toBe(kept)
  })

  it('[UI-2] has a configurable number of decimals', () => {
    expect(filterAmount('1.2345678', 6)).toBe('1.234567')
    expect(filterAmount('1.5', 0)).toBe('1')
  })

  it('[UI-1] is idempotent', () => {
    for (const text of ['0012.345.6', '..5', 'a.b', '9'.repeat(30)])
      expect(filterAmount(filterAmount(text))).toBe(filterAmount(text))
  })
})

describe('amountParts', () => {
  it.each([
    ['1234567.5', { sign: 'plus', whole: '1,234,567', fraction: '50' }],
    ['-20.00', { sign: 'minus', whole: '20', fraction: '00' }],
    ['−0.01', { sign: 'minus', whole: '0', fraction: '01' }],
    ['-0.00', { sign: 'none', whole: '0', fraction: '00' }],
    ['0', { sign: 'none', whole: '0', fraction: '00' }],
    ['999', { sign: 'plus', whole: '999', fraction: '00' }],
  ])('splits %p', (value, parts) => {
    expect(amountParts(value)).toEqual(parts)
  })

  it('[UI-3] does not use floats', () => {
    expect(amountParts('9007199254740993.10').whole).toBe('9,007,199,254,740,993')
  })
})
