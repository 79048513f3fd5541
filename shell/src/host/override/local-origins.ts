/** The content security policy lists a developer's origins only while a build from there is active on this device: a cookie informs the edge. */
import { COOKIE } from '@lantern/contract/storage-keys'
import { readCookie, removeCookie, writeCookie } from '@lantern/platform'

/** Renewed by each page that has such a build. */
const DAYS = 1 / 24

/** Whether this page came with the origins. If not, it has to be reloaded, unless the browser refuses cookies. */
export function askForLocalOrigins(): 'here' | 'with the next page' {
  const isHere = readCookie(COOKIE.localOverride) === '1'
  writeCookie(COOKIE.localOverride, '1', DAYS)
  return isHere || readCookie(COOKIE.localOverride) !== '1' ? 'here' : 'with the next page'
}

export function dropLocalOrigins(): void {
  removeCookie(COOKIE.localOverride)
}
