/** Durations, and calendar days in UTC+8, whatever the device's time zone (screens.md 0.1). */
export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Offset of the site's clock from UTC. */
export const SITE_OFFSET_MS = 8 * HOUR_MS

/** The same offset for `Intl`; the sign of these names is that of the way back to UTC. */
export const SITE_TIME_ZONE = 'Etc/GMT-8'

/** Start of the UTC+8 day that contains `at`. @param at epoch ms */
export function siteDayStart(at: number): number {
  return Math.floor((at + SITE_OFFSET_MS) / DAY_MS) * DAY_MS - SITE_OFFSET_MS
}

/** The UTC+8 day of an instant as `YYYY-MM-DD`. @param at epoch ms */
export function siteDate(at: number): string {
  return new Date(at + SITE_OFFSET_MS).toISOString().slice(0, 10)
}
