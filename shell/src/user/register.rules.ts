/** What a registration must be (screens.md 0.4, 3). Pure. */
import { PASSWORD_PATTERN, USER_NAME_PATTERN } from '@lantern/contract/user'

export const ADULT_YEARS = 18

/** How strong a password is: 0 not accepted, 1 weak to 4 strong. */
export function passwordStrength(password: string, userName: string): 0 | 1 | 2 | 3 | 4 {
  if (!PASSWORD_PATTERN.test(password)) return 0
  if (userName !== '' && password.toLowerCase().includes(userName.toLowerCase())) return 1
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length
  const score = kinds - 1 + (password.length >= 12 ? 1 : 0)
  return Math.max(1, Math.min(4, score)) as 1 | 2 | 3 | 4
}

export function isUserName(text: string): boolean {
  return USER_NAME_PATTERN.test(text)
}

/** Whether somebody born on this day is of age, by the calendar in UTC+8. @param birthday `YYYY-MM-DD` */
export function isAdult(birthday: string, nowMs: number): boolean {
  const today = new Date(nowMs + 8 * 3_600_000)
  const limit = Date.UTC(today.getUTCFullYear() - ADULT_YEARS, today.getUTCMonth(), today.getUTCDate())
  const born = Date.parse(`${birthday}T00:00:00Z`)
  return Number.isFinite(born) && born <= limit
}

/** The latest day somebody of age can be born, for the date field. */
export function latestBirthday(nowMs: number): string {
  const today = new Date(nowMs + 8 * 3_600_000)
  return new Date(Date.UTC(today.getUTCFullYear() - ADULT_YEARS, today.getUTCMonth(), today.getUTCDate()))
    .toISOString()
    .slice(0, 10)
}
