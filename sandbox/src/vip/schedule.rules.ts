/** When VIP levels are evaluated and gifts are granted (screens.md 11.9, 12). Pure. */
import { DAY_MS, HOUR_MS, siteDate, siteDayStart } from '@lantern/contract/site-time'

/** Time of day of the evaluation. */
export const LEVELS_AT_MS = 4 * HOUR_MS
/** Time of day of birthday gifts and packets. */
export const GIFTS_AT_MS = 10 * HOUR_MS
/** Days of the month with a packet. */
export const PACKET_DAYS: readonly number[] = [1, 16]
/** Days that are caught up after a jump of the clock. */
const MAX_DAYS_BACK = 100

export type Run = { readonly kind: 'levels' | 'gifts'; readonly at: number }

/** Turns after the last performed one up to now, in order. Without an earlier one, those of today that are due. @param last epoch ms */
export function dueRuns(last: number | null, now: number): readonly Run[] {
  const today = siteDayStart(now)
  const from = last === null ? today - 1 : Math.max(last, today - MAX_DAYS_BACK * DAY_MS)
  const runs: Run[] = []
  for (let day = siteDayStart(from); day <= today; day += DAY_MS)
    runs.push({ kind: 'levels', at: day + LEVELS_AT_MS }, { kind: 'gifts', at: day + GIFTS_AT_MS })
  return runs.filter(({ at }) => at > from && at <= now)
}

/** The next evaluation of levels. */
export function nextEvaluation(now: number): number {
  const today = siteDayStart(now) + LEVELS_AT_MS
  return today > now ? today : today + DAY_MS
}

/** `2026-11-01` or `2026-11-16` on the days of the monthly packets, else null. */
export function packetPeriod(at: number): string | null {
  const date = siteDate(at)
  return PACKET_DAYS.includes(Number(date.slice(8))) ? date : null
}

/** The month before that of `at`: `[first instant, first instant of the next)`. */
export function previousMonth(at: number): readonly [from: number, to: number] {
  const today = siteDayStart(at)
  const to = today - (Number(siteDate(at).slice(8)) - 1) * DAY_MS
  const lastDay = to - DAY_MS
  return [lastDay - (Number(siteDate(lastDay).slice(8)) - 1) * DAY_MS, to]
}

/** Whether a birthday is celebrated on the day of `at`; on 28 February for the 29th in other years. */
export function isBirthday(birthday: string, at: number): boolean {
  const date = siteDate(at)
  if (birthday.slice(5) !== '02-29') return birthday.slice(5) === date.slice(5)
  const year = Number(date.slice(0, 4))
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return date.slice(5) === (isLeap ? '02-29' : '02-28')
}
