/** Rows of invitations: friends, what is known of them, and rewards. */
import type { FriendStage } from '@lantern/contract/invitation'
import { sql } from 'kysely'
import type { Executor, Trx } from '../../database/database.ts'
import type { InviteReward } from '../../database/tables/members/account.schema.ts'
import type { FriendFacts } from './friend.rules.ts'

/** Kinds of codes by which friends are invited; the others belong to agents and the peak bet. */
const FRIEND_KINDS = ['i_code', 'invite_code']

export async function inviteCodeOf(
  db: Executor,
  memberId: string,
): Promise<{ code: string; code_key: string } | undefined> {
  return db
    .selectFrom('invite_codes')
    .select(['code', 'code_key'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'i_code')
    .executeTakeFirst()
}

export async function visitsOf(db: Executor, codeKey: string): Promise<number> {
  const { count } = await db
    .selectFrom('invite_visits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('code_key', '=', codeKey)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Number of friends by their present stage. */
export async function stagesOf(db: Executor, inviterId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('invites')
    .select(({ fn }) => ['stage', fn.countAll<number>().as('count')])
    .where('inviter_id', '=', inviterId)
    .where('kind', 'in', FRIEND_KINDS)
    .groupBy('stage')
    .execute()
  return new Map(rows.map(({ stage, count }) => [stage, Number(count)]))
}

/** Sums of the member's rewards, fen. */
export async function rewardSums(db: Executor, inviterId: string): Promise<{ claimable: number; claimed: number }> {
  const rows = await db
    .selectFrom('invite_rewards')
    .select(['amount', 'claimed_at'])
    .where('inviter_id', '=', inviterId)
    .execute()
  const sum = (isClaimed: boolean) =>
    rows.reduce((total, row) => ((row.claimed_at !== null) === isClaimed ? total + row.amount : total), 0)
  return { claimable: sum(false), claimed: sum(true) }
}

type FriendPage = { readonly stage?: FriendStage; readonly pageNum: number; readonly pageSize: number }
export type FriendRow = {
  inviteeId: string
  nick: string
  stage: FriendStage
  at: number
  rewardId: string | null
  claimedAt: number | null
}

/** Newest first. */
export async function friendsOf(
  db: Executor,
  inviterId: string,
  { stage, pageNum, pageSize }: FriendPage,
): Promise<{ rows: FriendRow[]; total: number }> {
  const friends = db
    .selectFrom('invites as i')
    .where('i.inviter_id', '=', inviterId)
    .where('i.kind', 'in', FRIEND_KINDS)
    .$if(stage !== undefined, (query) => query.where('i.stage', '=', stage ?? ''))
  const { count } = await friends.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await friends
    .innerJoin('members as m', 'm.id', 'i.invitee_id')
    .leftJoin('invite_rewards as r', 'r.invitee_id', 'i.invitee_id')
    .select(['i.invitee_id', 'm.nick', 'i.stage', 'i.stage_at', 'r.id as reward_id', 'r.claimed_at'])
    .orderBy('i.bound_at', 'desc')
    .orderBy('i.invitee_id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return {
    rows: rows.map((row) => ({
      inviteeId: row.invitee_id,
      nick: row.nick,
      stage: row.stage as FriendStage,
      at: row.stage_at,
      rewardId: row.reward_id,
      claimedAt: row.claimed_at,
    })),
    total: Number(count),
  }
}

export type OpenFriend = FriendFacts & { inviterId: string; inviteeId: string; stage: FriendStage }

/** Friends whose stage can still change, with what decides it. Removed payment accounts count: a card stays the same card. */
export async function openFriends(db: Executor): Promise<OpenFriend[]> {
  const { rows } = await sql<OpenFriend>`
    SELECT i.inviter_id AS "inviterId", i.invitee_id AS "inviteeId", i.stage AS stage, f.kyc = 2 AS "isVerified",
      (SELECT d.amount FROM deposit_orders d WHERE d.member_id = f.id AND d.state = 4 ORDER BY d.created_at LIMIT 1) AS "firstDeposit",
      (SELECT coalesce(sum(b.valid_fen), 0)::bigint FROM bets b WHERE b.member_id = f.id) AS turnover,
      (
        EXISTS (SELECT 1 FROM devices a JOIN devices b USING (device_uuid) WHERE a.member_id = f.id AND b.member_id = m.id)
        OR EXISTS (
          SELECT 1 FROM pay_accounts a JOIN pay_accounts b USING (kind, number_hash) WHERE a.member_id = f.id AND b.member_id = m.id
        )
        OR coalesce(f.real_name = m.real_name, false)
      ) AS "isSamePerson"
    FROM invites i JOIN members f ON f.id = i.invitee_id JOIN members m ON m.id = i.inviter_id
    WHERE i.stage IN ('registered', 'deposited') AND i.kind IN (${sql.join(FRIEND_KINDS)})
    ORDER BY i.bound_at`.execute(db)
  return rows
}

/** @returns false when the stage has changed meanwhile */
export async function changeStage(
  trx: Trx,
  { inviteeId, from, to, at }: { inviteeId: string; from: FriendStage; to: FriendStage; at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invites')
    .set({ stage: to, stage_at: at })
    .where('invitee_id', '=', inviteeId)
    .where('stage', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertReward(trx: Trx, reward: InviteReward): Promise<void> {
  await trx.insertInto('invite_rewards').values(reward).execute()
}

/** Locks a member's reward. */
export async function lockedReward(trx: Trx, inviterId: string, id: string): Promise<InviteReward | undefined> {
  return trx
    .selectFrom('invite_rewards')
    .selectAll()
    .where('id', '=', id)
    .where('inviter_id', '=', inviterId)
    .forUpdate()
    .executeTakeFirst()
}

export async function markRewardClaimed(
  trx: Trx,
  id: string,
  { auditId, ledgerNo, at }: { auditId: string; ledgerNo: string; at: number },
): Promise<void> {
  await trx
    .updateTable('invite_rewards')
    .set({ audit_id: auditId, ledger_no: ledgerNo, claimed_at: at })
    .where('id', '=', id)
    .execute()
}
