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

/** Reads token and codes from the address once and removes them from it at once (design.md "The wire"). */
export function takeFromAddress(): void {
  // Remembered for reloads, when the token has left the address; ends with the browser session.
  const isDownload = location.pathname === ROUTE.downloadPage || readCookie(COOKIE.clientType) === DOWNLOAD
  if (isDownload) setClientType(DOWNLOAD)
  const rest = takeParameters(location.search)
  if (rest !== location.search) history.replaceState(history.state, '', location.pathname + rest + location.hash)
}

/** Extracts our parameters from a query and stores them. @returns the query without them, the same string when it had none */
export function takeParameters(search: string): string {
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

/** Codes that have not expired. */
export function readInviteCodes(): InviteCodes {
  return mergeCodes(readStored('invite', codesSchema) ?? {}, {}, now())
}
