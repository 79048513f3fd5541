/** Level-1 identity before the first deposit (711010): the real name, and the date of birth if the account has none. */
import { REAL_NAME_PATTERN } from '@lantern/contract/user'

export function isRealName(name: string): boolean {
  return REAL_NAME_PATTERN.test(name.trim())
}
