/** Durations, and the site's days: those of UTC+8, whatever the device says (screens.md 0.1). */
export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** What the site's clock is ahead of UTC. */
export const SITE_OFFSET_MS = 8 * HOUR_MS

/** First instant of the site's day that holds `at`. @param at epoch ms */
export function siteDayStart(at: number): number {
  return Math.floor((at + SITE_OFFSET_MS) / DAY_MS) * DAY_MS - SITE_OFFSET_MS
}

/** `YYYY-MM-DD` of the site's day of an instant. @param at epoch ms */
export function siteDate(at: number): string {
  return new Date(at + SITE_OFFSET_MS).toISOString().slice(0, 10)
}
