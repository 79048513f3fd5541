/** Converts European odds to the four formats of spec 3 (screens.md 11.6). Integer arithmetic in thousandths. */
import { ODDS_TYPE, type OddsType } from '../wire/constants.ts'

const UNIT = 1000

/**
 * Formats European odds: Hong Kong d−1; Malay d≤2 ? d−1 : −1/(d−1); Indonesia d≥2 ? d−1 : −1/(d−1).
 * Two decimals, rounded half up, never to zero.
 * @param european wire value, e.g. `1.95`
 * @returns e.g. `0.95`, `-1.05`; the input if it is not a number above one
 */
export function convertOdds(european: string, type: OddsType): string {
  const price = thousandths(european)
  if (price === null || price <= UNIT) return european
  const profit = price - UNIT
  switch (type) {
    case ODDS_TYPE.europe:
      return hundredths(price, 10)
    case ODDS_TYPE.hongkong:
      return hundredths(profit, 10)
    case ODDS_TYPE.malay:
      return price <= 2 * UNIT ? hundredths(profit, 10) : `-${hundredths(UNIT * 100, profit)}`
    case ODDS_TYPE.indonesia:
      return price >= 2 * UNIT ? hundredths(profit, 10) : `-${hundredths(UNIT * 100, profit)}`
  }
}

/** The odds type of a number on the wire: European for one that is not known, or for none. */
export function oddsTypeOf(wire: number | null | undefined): OddsType {
  return Object.values(ODDS_TYPE).find((type) => type === wire) ?? ODDS_TYPE.europe
}

function thousandths(text: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,3})\d*)?$/.exec(text)
  if (!match) return null
  return Number(match[1]) * UNIT + Number((match[2] ?? '').padEnd(3, '0'))
}

/** `numerator / denominator` in hundredths, rounded half up, at least one. */
function hundredths(numerator: number, denominator: number): string {
  const count = Math.max(1, Math.floor((2 * numerator + denominator) / (2 * denominator)))
  return `${Math.floor(count / 100)}.${String(count % 100).padStart(2, '0')}`
}
