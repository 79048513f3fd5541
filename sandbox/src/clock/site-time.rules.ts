/** Days of the site are those of UTC+8 (screens.md 0.1). */
export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
const ZONE_MS = 8 * HOUR_MS

/** First instant of the site's day that holds `at`. */
export function startOfDay(at: number): number {
  return Math.floor((at + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS
}

/** `MM-DD HH:mm:ss` of the site. */
export function siteTimeText(at: number): string {
  return new Date(at + ZONE_MS).toISOString().slice(5, 19).replace('T', ' ')
}

/** `YYYY-MM-DD` of the site. */
export function siteDateText(at: number): string {
  return new Date(at + ZONE_MS).toISOString().slice(0, 10)
}
