/** Who is of age, by the site's calendar (UTC+8). */
import { siteDate } from '../wire/site-time.ts'

/** Years from which a person may register and play (screens.md 3 register). */
const ADULT_YEARS = 18

/** Whether a person born on this date is an adult. @param birthday `YYYY-MM-DD`, anything else is no adult @param at epoch ms */
export function isAdult(birthday: string, at: number): boolean {
  const match = /^(\d{4})(-\d{2}-\d{2})$/.exec(birthday)
  return match !== null && `${Number(match[1]) + ADULT_YEARS}${match[2]}` <= siteDate(at)
}

/** The latest birth date of an adult, `YYYY-MM-DD`. @param at epoch ms */
export function latestBirthday(at: number): string {
  const today = siteDate(at)
  // 18 years before a leap year there is no 29 February.
  const day = today.slice(4) === '-02-29' ? '-02-28' : today.slice(4)
  return `${Number(today.slice(0, 4)) - ADULT_YEARS}${day}`
}
