import { fromFen, toFen, writtenFen } from './money.rules.ts'

describe('toFen and fromFen', () => {
  it.each([
    ['0', 0, '0.00'],
    ['12', 1200, '12.00'],
    ['12.3', 1230, '12.30'],
    ['12.03', 1203, '12.03'],
    ['-0.05', -5, '-0.05'],
    ['-12.30', -1230, '-12.30'],
    ['1234567890123.99', 123_456_789_012_399, '1234567890123.99'],
  ])('[SBX-181] %s is %d fen and %s again', (text, fen, back) => {
    expect(toFen(text)).toBe(fen)
    expect(fromFen(fen)).toBe(back)
  })

  it.each(['', '1.', '1.234', ' 1', '1 ', 'x1', '1x', '--1', '.5', '1e3', '12345678901234', '0x10', '1,000'])(
    '[SBX-181] "%s" is no amount',
    (text) => {
      expect(() => toFen(text)).toThrow(RangeError)
    },
  )

  it.each([0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY])('[SBX-181] %d is not whole fen', (fen) => {
    expect(() => fromFen(fen)).toThrow(RangeError)
  })
})

it.each([
  [88_00, '88.00'],
  [100_000, '1,000.00'],
  [-123_456_789, '-1,234,567.89'],
])('writtenFen(%d) is %s', (fen, text) => {
  expect(writtenFen(fen)).toBe(text)
})
