import { ODDS_TYPE } from '../wire/constants.ts'
import { convertOdds, oddsTypeOf } from './odds.ts'

const { malay, hongkong, europe, indonesia } = ODDS_TYPE

/** Signed hundredths of a written price. */
const written = (text: string): number => Math.round(Number(text) * 100)

/** Every price a venue offers, in hundredths. */
const PRICES = Array.from({ length: 10_000 }, (_, at) => at + 101)
const priceText = (cents: number): string => (cents / 100).toFixed(2)

describe('convertOdds', () => {
  it.each([
    ['1.95', europe, '1.95'],
    ['1.95', hongkong, '0.95'],
    ['1.95', malay, '0.95'],
    ['1.95', indonesia, '-1.05'],
    ['2.00', malay, '1.00'],
    ['2.00', indonesia, '1.00'],
    ['3.40', hongkong, '2.40'],
    ['3.40', malay, '-0.42'],
    ['3.40', indonesia, '2.40'],
    ['1.01', indonesia, '-100.00'],
  ] as const)('[GAMES-20] writes %s in display %i as %s', (price, type, text) => {
    expect(convertOdds(price, type)).toBe(text)
  })

  it('[GAMES-20] loses nothing in Hong Kong, European and Indonesian: every price can be read back', () => {
    const readBack = (cents: number): number[] => {
      const shown = (type: Parameters<typeof convertOdds>[1]): number => written(convertOdds(priceText(cents), type))
      const indonesian = shown(indonesia)
      return [
        shown(hongkong) + 100,
        shown(europe),
        (indonesian > 0 ? indonesian : Math.round(-10_000 / indonesian)) + 100,
      ]
    }
    expect(PRICES.filter((cents) => readBack(cents).some((read) => read !== cents))).toEqual([])
  })

  it('[GAMES-20] writes Malay exactly up to 2.00, and above it the nearest hundredth', () => {
    const isNearest = (cents: number): boolean => {
      const shown = written(convertOdds(priceText(cents), malay))
      if (cents <= 200) return shown === cents - 100
      return shown === -1 || 2 * Math.abs(-shown * (cents - 100) - 10_000) <= cents - 100
    }
    expect(PRICES.filter((cents) => !isNearest(cents))).toEqual([])
  })

  it('rounds half up and never to zero', () => {
    expect(convertOdds('1.005', hongkong)).toBe('0.01')
    expect(convertOdds('1.345', hongkong)).toBe('0.35')
    expect(convertOdds('1.001', hongkong)).toBe('0.01')
    expect(convertOdds('999', malay)).toBe('-0.01')
  })

  it('returns invalid odds unchanged', () => {
    expect(convertOdds('1.00', malay)).toBe('1.00')
    expect(convertOdds('-', europe)).toBe('-')
  })
})

describe('oddsTypeOf', () => {
  it('reads a type that it does not know as European', () => {
    expect([1, 2, 3, 4, 5, 0, null, undefined].map(oddsTypeOf)).toEqual([1, 2, 3, 4, 3, 3, 3, 3])
  })
})
