import { convertOdds } from '@lantern/contract/odds'
import fc from 'fast-check'
import { oddsCents, oddsText } from './odds-format.rules.ts'

/** Signed hundredths of a written price. */
const written = (text: string): number => Math.round(Number(text) * 100)

/** Every price a venue offers, in hundredths. */
const PRICES = Array.from({ length: 10_000 }, (_, at) => at + 101)

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

  it('[SBX-233] loses nothing in Hongkong, Europe and Indonesia: every price can be read back', () => {
    const readBack = (cents: number): number[] => {
      const [hongkong, europe, indonesia] = ([2, 3, 4] as const).map((format) =>
        written(convertOdds(oddsText(cents), format)),
      ) as [number, number, number]
      return [hongkong + 100, europe, (indonesia > 0 ? indonesia : Math.round(-10_000 / indonesia)) + 100]
    }
    expect(PRICES.filter((cents) => readBack(cents).some((read) => read !== cents))).toEqual([])
  })

  it('[SBX-233] writes Malay exactly up to 2.00, and above it the nearest hundredth', () => {
    const isNearest = (cents: number): boolean => {
      const malay = written(convertOdds(oddsText(cents), 1))
      if (cents <= 200) return malay === cents - 100
      return malay === -1 || 2 * Math.abs(-malay * (cents - 100) - 10_000) <= cents - 100
    }
    expect(PRICES.filter((cents) => !isNearest(cents))).toEqual([])
  })

  it('reads back what it writes', () => {
    fc.assert(fc.property(fc.integer({ min: 101, max: 50_000 }), (cents) => oddsCents(oddsText(cents)) === cents))
  })
})
