/** The four sport venues share one book; each has its own margin and colour (hue of OKLCH, for its mark and accent). */
export type VenueProfile = {
  enName: 'OBTY' | 'IMTY' | 'FBTY' | 'V188'
  name: { zh: string; en: string }
  /** The bookmaker's margin in every market. */
  margin: number
  hue: number
}

const PROFILES: readonly VenueProfile[] = [
  { enName: 'OBTY', name: { zh: '欧博体育', en: 'OB Sports' }, margin: 0.05, hue: 160 },
  { enName: 'IMTY', name: { zh: 'IM 体育', en: 'IM Sports' }, margin: 0.06, hue: 255 },
  { enName: 'FBTY', name: { zh: 'FB 体育', en: 'FB Sports' }, margin: 0.045, hue: 30 },
  { enName: 'V188', name: { zh: '小金体育', en: 'V188 Sports' }, margin: 0.055, hue: 320 },
]

/** Margin of prices shown outside a venue. */
export const SHOWN_MARGIN = 0.05

/** Stake limits of a single bet, fen (screens.md 4.0). */
export const MIN_STAKE = 200
export const MAX_STAKE = 2_000_000

/** The profile of a sport venue, or undefined for any other. */
export function profileOf(enName: string): VenueProfile | undefined {
  return PROFILES.find((profile) => profile.enName === enName)
}
