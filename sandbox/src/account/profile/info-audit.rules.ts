/** When the two reviews of a profile change take place, and what they look at. Pure. */
import { INFO_AUDIT_LIFE_MS } from '@lantern/contract/info-audit'
import { MINUTE_MS } from '@lantern/contract/site-time'
import type { InfoAuditRow } from '../../database/tables/members/profile.schema.ts'

/** From the request to the first review. */
export const FIRST_MS = 10 * MINUTE_MS
/** From the first review to the second. */
export const SECOND_MS = 20 * MINUTE_MS

export type Turn = { readonly kind: 'first' | 'second' | 'expire'; readonly at: number }

/**
 * The next turn of an open review that is due, at its own time and not that of the job.
 * @param isManual the member's requests wait for a person, whom the sandbox does not play
 */
export function dueTurn(
  { at, step, first_at }: Pick<InfoAuditRow, 'at' | 'step' | 'first_at'>,
  isManual: boolean,
  now: number,
): Turn | null {
  const turn = isManual ? expiry(at) : step === 1 ? first(at) : second(first_at ?? at)
  return turn.at <= now ? turn : null
}

const first = (at: number): Turn => ({ kind: 'first', at: at + FIRST_MS })
const second = (firstAt: number): Turn => ({ kind: 'second', at: firstAt + SECOND_MS })
const expiry = (at: number): Turn => ({ kind: 'expire', at: at + INFO_AUDIT_LIFE_MS })

/** Domains of addresses that last for minutes. */
const PASSING = ['mailinator.com', 'guerrillamail.com', '10minutemail.com', 'temp-mail.org']

/** Whether an address belongs to a service of throw-away addresses. */
export function isPassingAddress(email: string): boolean {
  const domain = email.toLowerCase().split('@').at(-1) ?? ''
  return PASSING.some((name) => domain === name || domain.endsWith(`.${name}`))
}
