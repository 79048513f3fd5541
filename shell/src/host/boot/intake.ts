import { COOKIE, ROUTE } from '@lantern/contract'
import {
  adoptToken,
  now,
  readCookie,
  readStored,
  setClientType,
  writeCookie,
  writeStored,
  writeStoredText,
} from '@lantern/platform'
import { number, object, optional, string } from 'valibot'
import { type InviteCodes, mergeCodes, takeFromQuery } from './intake.rules.ts'

const code = optional(object({ value: string(), at: number() }))
export const codesSchema = object({ i_code: code, r_code: code, r_bet: code, invite_code: code })
const DOWNLOAD = 'download'

/** Takes token and codes from the address, once, and removes them from it at once (design.md "The wire"). */
export function takeFromAddress(): void {
  // Known again after a reload, when the token has long left the address; over with the browser.
  const isDownload = location.pathname === ROUTE.downloadPage || readCookie(COOKIE.clientType) === DOWNLOAD
  if (isDownload) setClientType(DOWNLOAD)
  const rest = takeIn(location.search)
  if (rest !== location.search) history.replaceState(history.state, '', location.pathname + rest + location.hash)
}

/** Takes what is ours out of a query and keeps it. @returns the query without it, the very same when it had nothing of ours */
export function takeIn(search: string): string {
  if (search === '') return search
  const { codes, agentVerify, token, isFromApp, rest } = takeFromQuery(search, now())
  if (Object.keys(codes).length > 0) writeStored('invite', mergeCodes(readInviteCodes(), codes, now()))
  if (agentVerify !== null) writeStoredText('agentVerify', agentVerify)
  if (isFromApp) {
    setClientType(DOWNLOAD)
    writeCookie(COOKIE.clientType, DOWNLOAD)
  }
  if (token !== null) adoptToken(token)
  return rest
}

/** Codes that are still alive. */
export function readInviteCodes(): InviteCodes {
  return mergeCodes(readStored('invite', codesSchema) ?? {}, {}, now())
}
