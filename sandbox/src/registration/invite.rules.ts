/** Which invite code of a visitor binds (screens.md 11.7). Pure. */
import { INVITE_CODE_PATTERN, INVITE_KINDS, type InviteKind } from '@lantern/contract/invite'
import { HOUR_MS } from '@lantern/contract/site-time'
import { MEMBER_STATUS } from '@lantern/contract/user'
import type { InviteCode } from '../database/tables/members/account.schema.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { statusAt } from '../members/standing.rules.ts'

/** From the first sight of a code (spec 9). */
const LIFE_MS: Readonly<Record<InviteKind, number>> = {
  invite_code: 24 * HOUR_MS,
  i_code: 12 * HOUR_MS,
  r_code: 12 * HOUR_MS,
  r_bet: 12 * HOUR_MS,
}

export type SeenCodes = { readonly [Kind in InviteKind]?: { readonly value: string; readonly at: number } }

/** A code that has not expired. `source` is the form field or link parameter that carried it. */
export type CurrentCode = {
  readonly source: InviteKind
  readonly key: string
  readonly seenAt: number
  readonly expireAt: number
}

/** A code that exists, with the member who gave it. */
export type KnownCode = {
  readonly code: InviteCode
  readonly inviter: Member
  /** The inviter uses the device of the visitor. */
  readonly isOwnDevice: boolean
}

export type Invitation = {
  /** Of the code itself: a friend's code typed into the field stays a friend's. */
  readonly kind: InviteKind
  readonly code: string
  readonly inviter: Member
  readonly campaign: { zh: string; en: string }
  readonly seenAt: number
  readonly expireAt: number
}

/** In the order in which they bind: invite_code, i_code, r_code, r_bet. */
export function currentCodes(codes: SeenCodes, now: number): CurrentCode[] {
  return INVITE_KINDS.flatMap((source) => {
    const seen = codes[source]
    if (!seen || !INVITE_CODE_PATTERN.test(seen.value)) return []
    // A device whose clock runs ahead must not win time by it.
    const seenAt = Math.min(seen.at, now)
    const expireAt = seenAt + LIFE_MS[source]
    return expireAt <= now ? [] : [{ source, key: seen.value.toLowerCase(), seenAt, expireAt }]
  })
}

/** The first code that exists, whose inviter is in good standing and does not use the visitor's device. */
export function bindingInvite(
  codes: readonly CurrentCode[],
  known: ReadonlyMap<string, KnownCode>,
  now: number,
): Invitation | null {
  for (const { source, key, seenAt, expireAt } of codes) {
    const found = codeOf(known, { source, key })
    if (!found || found.isOwnDevice || statusAt(found.inviter, now) >= MEMBER_STATUS.excluded) continue
    const { kind, code, campaign_zh: zh, campaign_en: en } = found.code
    return { kind: kind as InviteKind, code, inviter: found.inviter, campaign: { zh, en }, seenAt, expireAt }
  }
  return null
}

/** Whether one of the codes is that of a member who uses the visitor's device. */
export function hasOwnCode(codes: readonly CurrentCode[], known: ReadonlyMap<string, KnownCode>): boolean {
  return codes.some((code) => codeOf(known, code)?.isOwnDevice)
}

/** The field takes any kind of code; a link's parameter only its own. */
function codeOf(
  known: ReadonlyMap<string, KnownCode>,
  { source, key }: Pick<CurrentCode, 'source' | 'key'>,
): KnownCode | undefined {
  const found = known.get(key)
  return source === 'invite_code' || found?.code.kind === source ? found : undefined
}
