/** The page's policy names a developer's origins only while a build from there stands in on this device: a cookie tells the edge so. */
import { COOKIE } from '@lantern/contract/storage-keys'
import { readCookie, removeCookie, writeCookie } from '@lantern/platform'

/** Written anew by each page that has such a build. */
const DAYS = 1 / 24

/** Whether this page came with them. If not it is to be asked for again, unless the browser takes no cookies. */
export function askForLocalOrigins(): 'here' | 'with the next page' {
  const isHere = readCookie(COOKIE.localOverride) === '1'
  writeCookie(COOKIE.localOverride, '1', DAYS)
  return isHere || readCookie(COOKIE.localOverride) !== '1' ? 'here' : 'with the next page'
}

export function dropLocalOrigins(): void {
  removeCookie(COOKIE.localOverride)
}
