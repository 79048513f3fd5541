import { ODDS_TYPE } from '@lantern/contract/constants'
import { convertOdds } from './odds.rules.ts'

const { malay, hongkong, europe, indonesia } = ODDS_TYPE

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
