/** Seasons in the address. Pure. */
import { DAY_MS, siteDate } from '@lantern/contract/site-time'

const WEEK_MS = 7 * DAY_MS

/** Whether the text is a date such as `2026-11-23`; the server decides whether the season exists. */
export function isSeasonId(text: string): boolean {
  return /^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text)
}

/** The season before one that starts at an instant. */
export function lastSeason(startAt: number): string {
  return siteDate(startAt - WEEK_MS)
}
