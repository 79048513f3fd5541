import fc from 'fast-check'
import { convertOdds, oddsCents, oddsText } from './odds-format.rules.ts'

describe('convertOdds', () => {
  it.each([
    ['1.50', '0.50', '0.50', '1.50', '-2.00'],
    ['1.85', '0.85', '0.85', '1.85', '-1.18'],
    ['2.00', '1.00', '1.00', '2.00', '1.00'],
    ['2.50', '-0.67', '1.50', '2.50', '1.50'],
    ['3.40', '-0.42', '2.40', '3.40', '2.40'],
    ['1.01', '0.01', '0.01', '1.01', '-100.00'],
    ['101.00', '-0.01', '100.00', '101.00', '100.00'],
    ['1.95', '0.95', '0.95', '1.95', '-1.05'],
  ])('writes %s as Malay %s, Hongkong %s, Europe %s, Indonesia %s', (europe, malay, hongkong, same, indonesia) => {
    expect([1, 2, 3, 4].map((format) => convertOdds(europe, format as 1 | 2 | 3 | 4))).toEqual([
      malay,
      hongkong,
      same,
      indonesia,
    ])
  })

  it('never writes 0', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 101, max: 50_000 }),
        fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
        (cents, format) => {
          expect(Number(convertOdds(oddsText(cents), format))).not.toBe(0)
        },
      ),
    )
  })

  it('reads back what it writes', () => {
    fc.assert(fc.property(fc.integer({ min: 101, max: 50_000 }), (cents) => oddsCents(oddsText(cents)) === cents))
  })
})
