/** Times and spans of statements in the site's time zone, UTC+8. */
import { DAY_MS, SITE_OFFSET_MS, siteDayStart } from '@lantern/contract/site-time'

/** Positions of the slider: days back from now. */
export const SLIDER_DAYS = 365

/** Whole months that a result covers, the current one included. */
export const SPANS = [3, 6, 12] as const
export type SpanMonths = (typeof SPANS)[number]

/** The same time of day, `days` after the slider's first position. */
export function atDay(at: number, days: number, now: number): number {
  const moved = at + (days - dayOf(at, now)) * DAY_MS
  return Math.min(moved, now)
}

/** Position of a time on the slider. */
export function dayOf(at: number, now: number): number {
  const back = (siteDayStart(now) - siteDayStart(at)) / DAY_MS
  return Math.min(SLIDER_DAYS, Math.max(0, SLIDER_DAYS - back))
}

/** Value of a `datetime-local` field with seconds. */
export function fieldText(at: number): string {
  return new Date(at + SITE_OFFSET_MS).toISOString().slice(0, 19)
}

/** The last millisecond of the second in such a field, within the last year; null while it is incomplete. */
export function fieldTime(text: string, now: number): number | null {
  const second = Date.parse(`${text}${text.length === 'YYYY-MM-DDTHH:mm'.length ? ':00' : ''}+08:00`)
  if (Number.isNaN(second)) return null
  return Math.min(now, Math.max(now - SLIDER_DAYS * DAY_MS, second + 999))
}

/** Length of each bar, -1 to 1: the largest gain or loss fills its half. @param nets wire amounts */
export function barsOf(nets: readonly string[]): readonly number[] {
  const largest = Math.max(...nets.map((net) => Math.abs(Number(net))), 0)
  return nets.map((net) => (largest === 0 ? 0 : Number(net) / largest))
}
