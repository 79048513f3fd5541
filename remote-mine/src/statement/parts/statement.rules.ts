/** Times and spans of statements in the site's time zone, UTC+8. */
import { DAY_MS, SITE_OFFSET_MS, siteDayStart } from '@lantern/contract/site-time'

/** Most days back from now that can be chosen. */
export const SLIDER_DAYS = 365

/** Whole months that a result covers, the current one included. */
export const SPANS = [3, 6, 12] as const
export type SpanMonths = (typeof SPANS)[number]

/** Positions of the slider of a member: none is before the account existed. @param registerAt epoch ms; undefined until loaded */
export function sliderDays(registerAt: number | undefined, now: number): number {
  return registerAt === undefined ? SLIDER_DAYS : Math.min(SLIDER_DAYS, daysBack(registerAt, now))
}

/** The same time of day, at another position of a slider of `days`. */
export function atDay(at: number, position: number, now: number, days: number): number {
  const moved = at + (position - dayOf(at, now, days)) * DAY_MS
  return Math.min(moved, now)
}

/** Position of a time on a slider of `days`. */
export function dayOf(at: number, now: number, days: number): number {
  return Math.min(days, Math.max(0, days - daysBack(at, now)))
}

const daysBack = (at: number, now: number): number => (siteDayStart(now) - siteDayStart(at)) / DAY_MS

/** Time of day, `HH:mm:ss`. */
export function clockOf(at: number): string {
  return new Date(at + SITE_OFFSET_MS).toISOString().slice(11, 19)
}

/** Puts the colons into what was typed: `083000` becomes `08:30:00`, `8:30` becomes `08:30`. */
export function asClockText(typed: string): string {
  const [hour = '', ...rest] = typed.split(/\D+/)
  const digits = (rest.length > 0 ? hour.padStart(2, '0') : hour) + rest.join('')
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)].filter((part) => part !== '').join(':')
}

/**
 * The last millisecond of a second, within the last year; null while the time is incomplete.
 * @param day `YYYY-MM-DD`
 * @param clock `HH:mm:ss`, or `HH:mm` for the second 0
 */
export function momentOf(day: string, clock: string, now: number): number | null {
  const second = /^\d\d:\d\d(:\d\d)?$/.test(clock) ? Date.parse(`${day}T${clock}+08:00`) : Number.NaN
  if (Number.isNaN(second)) return null
  return Math.min(now, Math.max(now - SLIDER_DAYS * DAY_MS, second + 999))
}

/** Length of each bar, -1 to 1: the largest gain or loss fills its half. @param nets wire amounts */
export function barsOf(nets: readonly string[]): readonly number[] {
  const largest = Math.max(...nets.map((net) => Math.abs(Number(net))), 0)
  return nets.map((net) => (largest === 0 ? 0 : Number(net) / largest))
}
