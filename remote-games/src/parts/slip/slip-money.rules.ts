/** Money and odds of a slip in whole numbers: fen, hundredths of a price, tenths of a per cent. Products of up to ten prices need BigInt. */

/** Hundredths of a price: `1.95` → 195n. @throws RangeError if the text is not a price */
export function priceCents(odds: string): bigint {
  const match = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(odds)
  if (!match) throw new RangeError(`not a price: ${odds}`)
  return BigInt(match[1] ?? '0') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'))
}

/** Fen of a typed stake: `12.` is 12.00, and '' is zero. */
export function stakeFen(stake: string): bigint {
  const match = /^(\d{1,12})?(?:\.(\d{0,2}))?$/.exec(stake)
  if (!match) return 0n
  return BigInt(match[1] ?? '0') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'))
}

/** Fen as an amount on the wire. */
export function fenText(fen: bigint): string {
  const digits = String(fen).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** What a bet pays when every leg wins, stake included. A fraction of a fen is dropped once, at the end. */
export function returnFen(stake: bigint, odds: readonly string[]): bigint {
  const { top, bottom } = product(odds)
  return (stake * top) / bottom
}

/** The combined price with two decimals, rounded down; the payout uses the exact product. */
export function combinedOdds(odds: readonly string[]): string {
  const { top, bottom } = product(odds)
  return fenText((top * 100n) / bottom)
}

/** The highest stake whose return, by the exact product, is at most `most`. */
export function stakeForReturn(most: bigint, odds: readonly string[]): bigint {
  const { top, bottom } = product(odds)
  return (most * bottom) / top
}

/** Implied chance of a price, in tenths of a per cent, rounded half up: 1.95 → 513. */
export function impliedTenths(odds: readonly string[]): number {
  const { top, bottom } = product(odds)
  return Number((bottom * 2_000n + top) / (2n * top))
}

/** Margin: the sum of the implied chances of a market's picks above 100 %, in tenths of a per cent, rounded half up. */
export function marginTenths(odds: readonly string[]): number {
  return parlayMarginTenths([odds])
}

/** Margin of a parlay: the product of those sums above 100 %, in tenths of a per cent, rounded half up once. @param markets prices of all picks of each leg's market */
export function parlayMarginTenths(markets: readonly (readonly string[])[]): number {
  const cents = markets.map((odds) => odds.map(priceCents))
  const all = cents.flat().reduce((result, price) => result * price, 1n)
  const sum = cents.map(chanceSum).reduce((result, one) => result * one, 1n)
  return Number((sum * 2_000n + all) / (2n * all)) - 1_000
}

/** Sum of the implied chances of a market, times the product of its prices. */
function chanceSum(cents: readonly bigint[]): bigint {
  const all = cents.reduce((result, price) => result * price, 1n)
  return cents.reduce((result, price) => result + (100n * all) / price, 0n)
}

/** `513` → `51.3`. */
export function tenthsText(tenths: number): string {
  const size = Math.abs(tenths)
  return `${tenths < 0 ? '\u2212' : ''}${Math.floor(size / 10)}.${size % 10}`
}

/** Lowest price whose bets count towards turnover, in hundredths (screens.md 11.3). */
const MIN_COUNTED = 150n

/** Turnover of a won and a lost bet: the smaller of stake and |win − loss|, and nothing below a price of 1.50. */
export function turnoverFen(stake: bigint, odds: readonly string[]): { won: bigint; lost: bigint } {
  const { top, bottom } = product(odds)
  if (top * 100n < MIN_COUNTED * bottom) return { won: 0n, lost: 0n }
  const gain = returnFen(stake, odds) - stake
  return { won: gain < stake ? gain : stake, lost: stake }
}

function product(odds: readonly string[]): { top: bigint; bottom: bigint } {
  return {
    top: odds.reduce((result, price) => result * priceCents(price), 1n),
    bottom: 100n ** BigInt(odds.length),
  }
}
