/** Days and months of the site's calendar, and what signing in gives. Pure. Days are `YYYY-MM-DD`, months `YYYY-MM`. */
import { CALENDAR_MONTHS, SIGN_COINS, STREAK_COINS, STREAK_DAYS } from '@lantern/contract/calendar'
import { DAY_MS, SITE_OFFSET_MS, siteDate } from '@lantern/contract/site-time'

const MONTH_LENGTH = 7
const MONTHS_A_YEAR = 12

/** Start of a day, epoch ms. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - SITE_OFFSET_MS
}

export function dayBefore(day: string): string {
  return siteDate(startOfDay(day) - DAY_MS)
}

export function monthOf(day: string): string {
  return day.slice(0, MONTH_LENGTH)
}

/** Every day of a month. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = []
  for (let at = startOfDay(`${month}-01`); monthOf(siteDate(at)) === month; at += DAY_MS) days.push(siteDate(at))
  return days
}

/** Whether the month can be seen. */
export function isInView(month: string, today: string): boolean {
  const distance = monthNumber(month) - monthNumber(monthOf(today))
  return distance >= -CALENDAR_MONTHS.before && distance <= CALENDAR_MONTHS.after
}

/** Signed days in a row that end today, or yesterday while today is not signed. */
export function streakOf(signed: ReadonlySet<string>, today: string): number {
  let streak = 0
  for (let day = signed.has(today) ? today : dayBefore(today); signed.has(day); day = dayBefore(day)) streak += 1
  return streak
}

/** Coins for today, which is the last of so many days in a row. */
export function coinsOf(streak: number): number {
  return SIGN_COINS + (streak % STREAK_DAYS === 0 ? STREAK_COINS : 0)
}

function monthNumber(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return year * MONTHS_A_YEAR + number
}
