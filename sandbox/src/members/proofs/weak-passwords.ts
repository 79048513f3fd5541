/** Common passwords from the list of zxcvbn-ts, about 49,000. Kept on the server: a page would need 400 kB. */
import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON = new Set(dictionary['passwords-common'])

export function isWeakPassword(password: string, userName: string): boolean {
  const text = password.toLowerCase()
  return COMMON.has(text) || text.includes(userName.toLowerCase())
}
