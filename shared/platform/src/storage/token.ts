/**
 * The token: cookie and local storage (spec 4). The cookie is read first: without remember-me it ends with the browser, while
 * a token in local storage would outlive it.
 */
import { COOKIE } from '@lantern/contract'
import { TOKEN_COOKIE_DAYS } from '@lantern/contract/constants'
import { readCookie, removeCookie, writeCookie } from './cookies.ts'
import { readStoredText, removeStored, writeStoredText } from './stored.ts'

export function readToken(): string | null {
  return readCookie(COOKIE.token) || null
}

/** The token in local storage: compared on focus to detect a login or logout in another tab. */
export function readTokenCopy(): string | null {
  return readStoredText('token')
}

/** @param remember true = 365 days, false = until the browser closes (spec 6) */
export function writeToken(token: string, remember: boolean): void {
  writeCookie(COOKIE.token, token, remember ? TOKEN_COOKIE_DAYS : undefined)
  writeStoredText('token', token)
}

export function clearToken(): void {
  removeCookie(COOKIE.token)
  removeStored('token')
}
