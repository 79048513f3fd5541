/** Passwords that guessers try first: the list of zxcvbn-ts, some 49,000. It stays on the server; a page would carry 400 kB of it. */
import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON = new Set(dictionary['passwords-common'])

export function isWeakPassword(password: string, userName: string): boolean {
  const text = password.toLowerCase()
  return COMMON.has(text) || text.includes(userName.toLowerCase())
}
