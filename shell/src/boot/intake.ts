import { adoptToken, now, readStored, writeStored, writeStoredText } from '@lantern/platform'
import { number, object, optional, string } from 'valibot'
import { type InviteCodes, mergeCodes, takeFromQuery } from './intake.rules.ts'

const code = optional(object({ value: string(), at: number() }))
const codesSchema = object({ i_code: code, r_code: code, r_bet: code, invite_code: code })

/** Takes token and codes from the address, once, and removes them from it at once (design.md "The wire"). */
export function takeFromAddress(): void {
  const taken = takeFromQuery(location.search, now())
  if (Object.keys(taken.codes).length > 0) writeStored('invite', mergeCodes(readInviteCodes(), taken.codes, now()))
  if (taken.agentVerify !== null) writeStoredText('agentVerify', taken.agentVerify)
  if (taken.rest !== location.search)
    history.replaceState(history.state, '', location.pathname + taken.rest + location.hash)
  if (taken.token !== null) adoptToken(taken.token)
}

/** Codes that are still alive. */
export function readInviteCodes(): InviteCodes {
  return mergeCodes(readStored('invite', codesSchema) ?? {}, {}, now())
}
