/** Which invite code of a visitor binds, and the binding itself (screens.md 11.7). */

import { INVITE_CODE_PATTERN, INVITE_KINDS, type InviteKind } from '@lantern/contract/invite'
import { HOUR_MS } from '@lantern/contract/site-time'
import type { Executor, Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { newNo } from '../ledger/numbers.ts'
import { statusAt } from '../members/standing.rules.ts'

/** From the first sight of a code (spec 9). */
const LIFE_MS: Readonly<Record<InviteKind, number>> = {
  invite_code: 24 * HOUR_MS,
  i_code: 12 * HOUR_MS,
  r_code: 12 * HOUR_MS,
  r_bet: 12 * HOUR_MS,
}

export type SeenCodes = { readonly [Kind in InviteKind]?: { readonly value: string; readonly at: number } }

export type Invitation = {
  /** Of the code itself: a friend's code typed into the field stays a friend's. */
  readonly kind: InviteKind
  readonly code: string
  readonly inviter: Member
  readonly campaign: { zh: string; en: string }
  readonly seenAt: number
  readonly expireAt: number
}

/** The first valid one in the order invite_code, i_code, r_code, r_bet. */
export async function resolveInvite(db: Executor, codes: SeenCodes, now: number): Promise<Invitation | null> {
  for (const name of INVITE_KINDS) {
    const seen = codes[name]
    if (!seen || !INVITE_CODE_PATTERN.test(seen.value)) continue
    // A device whose clock runs ahead must not win time by it.
    const seenAt = Math.min(seen.at, now)
    const expireAt = seenAt + LIFE_MS[name]
    if (expireAt <= now) continue
    const row = await db
      .selectFrom('invite_codes')
      .selectAll()
      .where('code_key', '=', seen.value.toLowerCase())
      .executeTakeFirst()
    // The field takes any kind of code; a link's parameter only its own.
    if (!row || (name !== 'invite_code' && row.kind !== name)) continue
    const inviter = await db.selectFrom('members').selectAll().where('id', '=', row.member_id).executeTakeFirst()
    if (!inviter || statusAt(inviter, now) >= 4) continue
    const campaign = { zh: row.campaign_zh, en: row.campaign_en }
    return { kind: row.kind as InviteKind, code: row.code, inviter, campaign, seenAt, expireAt }
  }
  return null
}

export async function bindInvite(trx: Trx, invitation: Invitation, inviteeId: string, now: number): Promise<void> {
  await trx
    .insertInto('invites')
    .values({
      invitee_id: inviteeId,
      inviter_id: invitation.inviter.id,
      code: invitation.code,
      kind: invitation.kind,
      seen_at: invitation.seenAt,
      bound_at: now,
    })
    .execute()
}

/** Every member has a code for friends. */
export async function giveInviteCode(trx: Trx, memberId: string, now: number): Promise<void> {
  const code = newNo('', now).slice(-8)
  await trx
    .insertInto('invite_codes')
    .values({ code_key: code.toLowerCase(), code, kind: 'i_code', member_id: memberId })
    .onConflict((conflict) => conflict.column('code_key').doNothing())
    .execute()
}
