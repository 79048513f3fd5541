/** Requirements of a registration (screens.md 0.4, 3). Pure. */
import { USER_NAME_PATTERN } from '@lantern/contract/user'

export function isUserName(text: string): boolean {
  return USER_NAME_PATTERN.test(text)
}
