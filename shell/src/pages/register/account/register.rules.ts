/** Requirements of a registration (screens.md 0.4, 3). Pure. */
import { SITE_OFFSET_MS } from '@lantern/contract/site-time'
import { USER_NAME_PATTERN } from '@lantern/contract/user'

const ADULT_YEARS = 18

export function isUserName(text: string): boolean {
  return USER_NAME_PATTERN.test(text)
}

/** Whether a person born on this day is of age, by the calendar in UTC+8. @param birthday `YYYY-MM-DD` */
export function isAdult(birthday: string, nowMs: number): boolean {
  const today = new Date(nowMs + SITE_OFFSET_MS)
  const limit = Date.UTC(today.getUTCFullYear() - ADULT_YEARS, today.getUTCMonth(), today.getUTCDate())
  const born = Date.parse(`${birthday}T00:00:00Z`)
  return Number.isFinite(born) && born <= limit
}

/** The latest birth date of an adult, for the date field. */
export function latestBirthday(nowMs: number): string {
  const today = new Date(nowMs + SITE_OFFSET_MS)
  return new Date(Date.UTC(today.getUTCFullYear() - ADULT_YEARS, today.getUTCMonth(), today.getUTCDate()))
    .toISOString()
    .slice(0, 10)
}
