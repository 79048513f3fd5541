/** Invite codes, and who invited whom (screens.md 11.7). */
import type { Executor, Trx } from '../database/database.ts'
import { newNo } from '../ledger/numbers.ts'
import type { Invitation, KnownCode } from './invite.rules.ts'

/** The codes that exist, by key. */
export async function knownCodes(
  db: Executor,
  keys: readonly string[],
  deviceUuid: string,
): Promise<ReadonlyMap<string, KnownCode>> {
  if (keys.length === 0) return new Map()
  const codes = await db.selectFrom('invite_codes').selectAll().where('code_key', 'in', keys).execute()
  if (codes.length === 0) return new Map()
  const inviterIds = codes.map(({ member_id: id }) => id)
  const inviters = await db.selectFrom('members').selectAll().where('id', 'in', inviterIds).execute()
  const owners = await ownersOfDevice(db, inviterIds, deviceUuid)
  return new Map(
    codes.flatMap((code) => {
      const inviter = inviters.find(({ id }) => id === code.member_id)
      return inviter === undefined ? [] : [[code.code_key, { code, inviter, isOwnDevice: owners.has(inviter.id) }]]
    }),
  )
}

/** Those of some members who use a device or opened their account on it. */
async function ownersOfDevice(db: Executor, memberIds: readonly string[], deviceUuid: string): Promise<Set<string>> {
  if (deviceUuid === '') return new Set()
  const rows = await db
    .selectFrom('members as m')
    .leftJoin('devices as d', (join) => join.onRef('d.member_id', '=', 'm.id').on('d.device_uuid', '=', deviceUuid))
    .select('m.id')
    .where('m.id', 'in', memberIds)
    .where(({ or, eb }) => or([eb('d.device_uuid', 'is not', null), eb('m.registered_device', '=', deviceUuid)]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** A device that opened the link of a code, once. */
export async function countVisit(db: Executor, code: string, deviceUuid: string, at: number): Promise<void> {
  await db
    .insertInto('invite_visits')
    .values({ code_key: code.toLowerCase(), device_uuid: deviceUuid, at })
    .onConflict((conflict) => conflict.columns(['code_key', 'device_uuid']).doNothing())
    .execute()
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
      stage_at: now,
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
