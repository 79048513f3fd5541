/** The four odds formats (screens.md 11.6, spec 3). European odds are stored; the others are for display. */

/** Codes of spec 3. */
export type OddsFormat = 1 | 2 | 3 | 4

/**
 * A European price in another form, two decimals, rounded half up, never to 0.
 * @param europe decimal odds, above 1
 * @param format 1 Malay, 2 Hongkong, 3 Europe, 4 Indonesia
 */
export function convertOdds(europe: string, format: OddsFormat): string {
  const cents = oddsCents(europe)
  const gain = cents - 100
  switch (format) {
    case 3:
      return fixed(cents)
    case 2:
      return fixed(gain)
    case 1:
      return cents <= 200 ? fixed(gain) : fixed(-inverse(gain))
    case 4:
      return cents >= 200 ? fixed(gain) : fixed(-inverse(gain))
  }
}

/** Hundredths of a price with up to two decimals. */
export function oddsCents(odds: string): number {
  const [whole = '0', part = ''] = odds.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2))
}

/** Hundredths as a price. */
export function oddsText(cents: number): string {
  return fixed(cents)
}

/** 1 / gain in hundredths, rounded half up, at least 0.01. */
function inverse(gain: number): number {
  return Math.max(1, Math.floor((10_000 * 2 + gain) / (2 * gain)))
}

function fixed(cents: number): string {
  const size = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}
