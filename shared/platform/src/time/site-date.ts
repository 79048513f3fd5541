/** The site's days are those of UTC+8, whatever the device's (screens.md 0.1). */
export const SITE_OFFSET_MS = 8 * 3_600_000

/** `YYYY-MM-DD` of the site's day of an instant. @param at epoch ms */
export function siteDate(at: number): string {
  return new Date(at + SITE_OFFSET_MS).toISOString().slice(0, 10)
}
