import { COOKIE } from '@lantern/contract'
import { readCookie, removeCookie, writeCookie } from '@lantern/platform'

/** Whether the browser keeps cookies; login needs one (screens.md G5). */
export function cookiesWork(): boolean {
  writeCookie(COOKIE.probe, '1')
  const works = readCookie(COOKIE.probe) === '1'
  removeCookie(COOKIE.probe)
  return works
}
