/** Numbers of orders, bets and transfers: prefix, site date, random tail (32^8 per day), checked by the primary key. */

import { randomInt } from 'node:crypto'
import { siteDate } from '@lantern/contract/site-time'

/** Without letters that look like digits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const TAIL = 8

/** `newNo('D', now)` → `D20260301-7KQ2M9XA` without the dash. */
export function newNo(prefix: string, at: number): string {
  let tail = ''
  for (let index = 0; index < TAIL; index += 1) tail += ALPHABET[randomInt(ALPHABET.length)]
  return `${prefix}${siteDate(at).replaceAll('-', '')}${tail}`
}
