/** Seeds codes of the seed members, and nine friends of inviter1 in every stage (screens.md 12). */
import type { FriendStage } from '@lantern/contract/invitation'
import { DAY_MS } from '@lantern/contract/site-time'
import type { Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import { newNo } from '../../ledger/numbers.ts'
import { findMemberByName } from '../../members/members.repository.ts'
import { seedId } from '../../members/seed-id.rules.ts'
import { giveInviteCode } from '../../registration/invites.repository.ts'
import { INVITE_RULE } from './friend.rules.ts'
import { insertReward, inviteCodeOf } from './invitation.repository.ts'
import { claimReward } from './invitation-turns.ts'

/** Their handles read the same in both languages. */
const FRIENDS: readonly { nick: string; stage: FriendStage; isClaimed?: boolean }[] = [
  { nick: 'qing_12', stage: 'registered' },
  { nick: 'Momo88', stage: 'registered' },
  { nick: 'north_star', stage: 'registered' },
  { nick: 'Leo_CN', stage: 'deposited' },
  { nick: 'K11ng', stage: 'deposited' },
  { nick: 'muzi77', stage: 'valid' },
  { nick: 'SouthWind', stage: 'valid' },
  { nick: 'Autumn7', stage: 'valid', isClaimed: true },
  { nick: 'roomie', stage: 'refused' },
]
/** Visits of the link beside those of the friends. */
const PASSERS_BY = 14

export async function seedInvitation(trx: Trx, now: number): Promise<void> {
  for (const { id } of await trx.selectFrom('members').select('id').orderBy('id').execute())
    if (!(await inviteCodeOf(trx, id))) await giveInviteCode(trx, id, now)
  const inviter = await findMemberByName(trx, 'inviter1')
  const code = inviter && (await inviteCodeOf(trx, inviter.id))
  if (!inviter || !code) return
  for (const [index, friend] of FRIENDS.entries()) {
    const at = now - (20 - 2 * index) * DAY_MS
    const memberId = await insertFriend(trx, inviter, { userName: `invited${index + 1}`, nick: friend.nick, at })
    await bindFriend(trx, { inviter, memberId, code: code.code, stage: friend.stage, at, stageAt: at + DAY_MS })
    await insertVisit(trx, code.code_key, `seed-friend-${index}`, at)
    if (friend.stage === 'valid')
      await giveReward(trx, inviter, memberId, { at: at + DAY_MS, isClaimed: friend.isClaimed ?? false })
  }
  for (let visit = 0; visit < PASSERS_BY; visit += 1)
    await insertVisit(trx, code.code_key, `seed-visitor-${visit}`, now - visit * DAY_MS)
}

type BoundFriend = {
  inviter: Member
  memberId: string
  code: string
  kind?: 'i_code' | 'r_code'
  stage: FriendStage
  at: number
  stageAt: number
}

/** Logs in like the other seed members. */
export async function insertFriend(
  trx: Trx,
  inviter: Member,
  { userName, nick, at }: { userName: string; nick: string; at: number },
): Promise<string> {
  const id = seedId(userName)
  await trx
    .insertInto('members')
    .values({
      id,
      user_name: userName,
      user_key: userName,
      nick,
      pwd_hash: inviter.pwd_hash,
      fund_hash: null,
      real_name: null,
      phone: null,
      birthday: '1992-02-02',
      status_until: null,
      registered_at: at,
      last_login_at: null,
      nick_changed_at: null,
      guide: '{"all":"done"}',
    })
    .execute()
  await giveInviteCode(trx, id, at)
  return id
}

/** A further friend who counts, with a reward to claim. @returns the friend's user name */
export async function addValidFriend(trx: Trx, inviter: Member, now: number): Promise<string> {
  const code = (await inviteCodeOf(trx, inviter.id))?.code ?? ''
  const userName = `friend${newNo('', now).slice(-10).toLowerCase()}`
  const memberId = await insertFriend(trx, inviter, { userName, nick: userName, at: now })
  await bindFriend(trx, { inviter, memberId, code, stage: 'valid', at: now, stageAt: now })
  await giveReward(trx, inviter, memberId, { at: now, isClaimed: false })
  return userName
}

/** @param kind of the code by which the friend came */
export async function bindFriend(
  trx: Trx,
  { inviter, memberId, code, kind = 'i_code', stage, at, stageAt }: BoundFriend,
): Promise<void> {
  await trx
    .insertInto('invites')
    .values({
      invitee_id: memberId,
      inviter_id: inviter.id,
      code,
      kind,
      seen_at: at,
      bound_at: at,
      stage,
      stage_at: stageAt,
    })
    .execute()
}

async function insertVisit(trx: Trx, codeKey: string, deviceUuid: string, at: number): Promise<void> {
  await trx.insertInto('invite_visits').values({ code_key: codeKey, device_uuid: deviceUuid, at }).execute()
}

async function giveReward(
  trx: Trx,
  inviter: Member,
  inviteeId: string,
  { at, isClaimed }: { at: number; isClaimed: boolean },
): Promise<void> {
  const id = `IR-${inviteeId}`
  await insertReward(trx, {
    id,
    inviter_id: inviter.id,
    invitee_id: inviteeId,
    amount: INVITE_RULE.reward,
    audit_id: null,
    ledger_no: null,
    created_at: at,
    claimed_at: null,
  })
  if (isClaimed) await claimReward(trx, inviter, { rewardId: id, requestNo: '' }, at)
}
