/** Numbers of orders, bets and transfers: prefix, site date, random tail. Unique by chance of 32^8 a day and by the primary key behind it. */

import { randomInt } from 'node:crypto'
import { siteDate } from '@lantern/contract/site-time'

/** No letters that read like digits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const TAIL = 8

/** `newNo('D', now)` → `D20260301-7KQ2M9XA` without the dash. */
export function newNo(prefix: string, at: number): string {
  let tail = ''
  for (let index = 0; index < TAIL; index += 1) tail += ALPHABET[randomInt(ALPHABET.length)]
  return `${prefix}${siteDate(at).replaceAll('-', '')}${tail}`
}
