/** European prices in whole hundredths, as they are kept. Other formats are for display: `@lantern/contract/odds`. */

/** Hundredths of a price with up to two decimals. */
export function oddsCents(odds: string): number {
  const [whole = '0', part = ''] = odds.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2))
}

/** Hundredths as a price. */
export function oddsText(cents: number): string {
  return fixed(cents)
}

function fixed(cents: number): string {
  const size = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}
