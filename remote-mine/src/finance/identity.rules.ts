/** Level-1 identity before the first deposit (711010): the real name, and the date of birth if the account has none. */
import { siteDate } from '@lantern/contract/site-time'
import { REAL_NAME_PATTERN } from '@lantern/contract/user'

const ADULT_YEARS = 18

export function isRealName(name: string): boolean {
  return REAL_NAME_PATTERN.test(name.trim())
}

/** Whether a person born on this date is of age in the site's time zone (UTC+8). @param birthday `YYYY-MM-DD` @param now epoch ms */
export function isAdult(birthday: string, now: number): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthday)
  if (!match) return false
  const adultOn = `${Number(match[1]) + ADULT_YEARS}-${match[2]}-${match[3]}`
  return adultOn <= siteDate(now)
}
