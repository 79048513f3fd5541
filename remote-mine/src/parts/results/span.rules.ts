/** Spans of results in the site's time zone, UTC+8. Pure. */
import { DAY_MS, SITE_OFFSET_MS, siteDayStart } from '@lantern/contract/site-time'

/** Both ends inclusive, epoch ms. */
export type Span = { readonly from: number; readonly to: number }

/** The first day of the month that is `months - 1` before the current one, until the end of today. @param now epoch ms */
export function spanOf(months: number, now: number): Span {
  const date = new Date(now + SITE_OFFSET_MS)
  const from = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months + 1, 1) - SITE_OFFSET_MS
  return { from, to: siteDayStart(now) + DAY_MS - 1 }
}
