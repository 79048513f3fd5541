/** The four sport venues share one book, the three of esports another; each has its own margin and colour (hue of OKLCH, for its mark and accent). */
import type { Field } from './sports.rules.ts'

export type VenueProfile = {
  enName: string
  field: Field
  name: { zh: string; en: string }
  /** The bookmaker's margin in every market. */
  margin: number
  hue: number
}

const PROFILES: readonly VenueProfile[] = [
  { enName: 'OBTY', field: 'sport', name: { zh: '欧博体育', en: 'OB Sports' }, margin: 0.05, hue: 160 },
  { enName: 'IMTY', field: 'sport', name: { zh: 'IM 体育', en: 'IM Sports' }, margin: 0.06, hue: 255 },
  { enName: 'FBTY', field: 'sport', name: { zh: 'FB 体育', en: 'FB Sports' }, margin: 0.045, hue: 30 },
  { enName: 'V188', field: 'sport', name: { zh: '小金体育', en: 'V188 Sports' }, margin: 0.055, hue: 320 },
  { enName: 'YBDJ', field: 'gaming', name: { zh: '雅博电竞', en: 'YB Esports' }, margin: 0.06, hue: 300 },
  { enName: 'IMDJ', field: 'gaming', name: { zh: 'IM 电竞', en: 'IM Esports' }, margin: 0.065, hue: 265 },
  { enName: 'LHDJ', field: 'gaming', name: { zh: '雷火电竞', en: 'Thunder Esports' }, margin: 0.055, hue: 25 },
]

/** Margin of prices shown outside a venue. */
export const SHOWN_MARGIN = 0.05

/** Stake limits of a single bet, fen (screens.md 4.0). */
export const MIN_STAKE = 200
export const MAX_STAKE = 2_000_000

/** Picks of a parlay (screens.md 4.0). */
export const MAX_LEGS = 10
/** The most that a parlay may return, fen: about what the longest single at the highest stake does. Its stake is limited accordingly. */
export const MAX_PARLAY_RETURN = 200_000_000

/** The profile of a venue with a book, or undefined for any other. */
export function profileOf(enName: string): VenueProfile | undefined {
  return PROFILES.find((profile) => profile.enName === enName)
}
