import fc from 'fast-check'
import {
  combinedOdds,
  fenText,
  impliedTenths,
  marginTenths,
  parlayMarginTenths,
  priceCents,
  returnFen,
  stakeFen,
  tenthsText,
  turnoverFen,
} from './slip-money.rules.ts'

const price = fc.integer({ min: 101, max: 10_100 }).map((cents) => fenText(BigInt(cents)))
const stake = fc.integer({ min: 1, max: 2_000_000 })

/** Independent computation: long multiplication of decimal digits, then the point is set from the right. */
function longReturn(fen: number, odds: readonly string[]): string {
  const digits = [String(fen), ...odds.map((one) => one.replace('.', ''))].reduce(longMultiply)
  const dropped = odds.length * 2
  return digits.padStart(dropped + 1, '0').slice(0, -dropped) || '0'
}

function longMultiply(one: string, other: string): string {
  const sums = new Array<number>(one.length + other.length).fill(0)
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const at = i + j + 1
      const sum = (sums[at] ?? 0) + Number(one[i]) * Number(other[j])
      sums[at] = sum % 10
      sums[i + j] = (sums[i + j] ?? 0) + Math.floor(sum / 10)
    }
  return sums.join('').replace(/^0+(?=\d)/, '')
}

describe('slip arithmetic', () => {
  it('[GAMES-36] equals long multiplication for singles and for parlays of up to ten prices', () => {
    fc.assert(
      fc.property(stake, fc.array(price, { minLength: 1, maxLength: 10 }), (fen, odds) => {
        expect(String(returnFen(BigInt(fen), odds))).toBe(longReturn(fen, odds))
      }),
      { numRuns: 500 },
    )
  })

  it('[GAMES-36] drops fractions once, at the end, not leg by leg', () => {
    expect(returnFen(101n, ['1.99', '1.99', '1.99'])).toBe(795n)
    expect(combinedOdds(['1.99', '1.99', '1.99'])).toBe('7.88')
  })

  it('[GAMES-36] reads stakes and prices exactly', () => {
    expect(['', '.', '5', '5.', '5.5', '0.07', '12345678.90'].map(stakeFen)).toEqual([
      0n,
      0n,
      500n,
      500n,
      550n,
      7n,
      1_234_567_890n,
    ])
    expect(() => priceCents('evens')).toThrow(RangeError)
  })

  it('[GAMES-37] computes the implied chance of a price and the margin of a market', () => {
    expect(tenthsText(impliedTenths(['1.95']))).toBe('51.3')
    expect(tenthsText(impliedTenths(['2.00', '2.00']))).toBe('25.0')
    expect(tenthsText(marginTenths(['1.90', '1.90']))).toBe('5.3')
    expect(tenthsText(marginTenths(['2.10', '2.10']))).toBe('−4.8')
    expect(marginTenths(['2.00', '2.00'])).toBe(0)
  })

  it('[GAMES-37] multiplies the margins of a parlay exactly', () => {
    const even = ['1.90', '1.90']
    expect(tenthsText(parlayMarginTenths([even, even]))).toBe('10.8')
    expect(tenthsText(parlayMarginTenths([even, ['2.00', '2.00']]))).toBe('5.3')
    // (2/1.9)^10 = 1.6701…: the rounded margins of the legs would give 67.6 %.
    expect(tenthsText(parlayMarginTenths(Array.from({ length: 10 }, () => even)))).toBe('67.0')
  })

  it('[GAMES-37] counts the smaller of stake and gain towards turnover, and nothing below 1.50', () => {
    expect(turnoverFen(10_000n, ['1.80'])).toEqual({ won: 8_000n, lost: 10_000n })
    expect(turnoverFen(10_000n, ['3.00'])).toEqual({ won: 10_000n, lost: 10_000n })
    expect(turnoverFen(10_000n, ['1.49'])).toEqual({ won: 0n, lost: 0n })
    expect(turnoverFen(10_000n, ['1.25', '1.20'])).toEqual({ won: 5_000n, lost: 10_000n })
  })
})
