/** Queries on growth, standing and gifts of members. */
import { MEMBER_STATUS } from '@lantern/contract/user'
import { type Insertable, sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import type { VipChange, VipGiftRow, VipState } from '../database/tables/members/vip.schema.ts'

export type Growth = { readonly deposit: number; readonly turnover: number }

/** Credited deposits and valid turnover of settled bets up to an instant, without the base of `vip_states`. */
export async function growthUntil(db: Executor, memberId: string, at: number): Promise<Growth> {
  return { deposit: await depositedBetween(db, memberId, 0, at), turnover: await turnoverBetween(db, memberId, 0, at) }
}

export async function turnoverBetween(db: Executor, memberId: string, from: number, to: number): Promise<number> {
  const row = await db
    .selectFrom('bets')
    .select(sql<number>`coalesce(sum(valid_fen), 0)::bigint`.as('valid'))
    .where('member_id', '=', memberId)
    .where('settled_at', '>=', from)
    .where('settled_at', '<', to)
    .executeTakeFirstOrThrow()
  return row.valid
}

export async function depositedBetween(db: Executor, memberId: string, from: number, to: number): Promise<number> {
  const row = await db
    .selectFrom('deposit_orders')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('member_id', '=', memberId)
    .where('state', '=', CREDITED)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow()
  return row.amount
}

const CREDITED = 4

export async function vipState(db: Executor, memberId: string): Promise<VipState | undefined> {
  return db.selectFrom('vip_states').selectAll().where('member_id', '=', memberId).executeTakeFirst()
}

/** Members whose state was not opened yet, with what they did until an instant. */
export async function membersWithoutState(
  db: Executor,
  { at, limit }: { at: number; limit: number },
): Promise<({ id: string; vip: number } & Growth)[]> {
  return db
    .selectFrom('members')
    .leftJoin('vip_states', 'vip_states.member_id', 'members.id')
    .select((eb) => [
      'members.id',
      'members.vip',
      eb
        .selectFrom('deposit_orders')
        .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'))
        .whereRef('deposit_orders.member_id', '=', 'members.id')
        .where('deposit_orders.state', '=', CREDITED)
        .where('deposit_orders.created_at', '<', at)
        .$asScalar()
        .$notNull()
        .as('deposit'),
      eb
        .selectFrom('bets')
        .select(sql<number>`coalesce(sum(valid_fen), 0)::bigint`.as('valid'))
        .whereRef('bets.member_id', '=', 'members.id')
        .where('bets.settled_at', '<', at)
        .$asScalar()
        .$notNull()
        .as('turnover'),
    ])
    .where('vip_states.member_id', 'is', null)
    .orderBy('members.id')
    .limit(limit)
    .execute()
}

export async function insertStates(db: Executor, rows: readonly Insertable<Schema['vip_states']>[]): Promise<void> {
  await db
    .insertInto('vip_states')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function startKeeping(trx: Trx, memberId: string, from: number): Promise<void> {
  await trx.updateTable('vip_states').set({ keep_from: from }).where('member_id', '=', memberId).execute()
}

export async function everyMember(db: Executor): Promise<Pick<Member, 'id' | 'birthday' | 'kyc'>[]> {
  return db
    .selectFrom('members')
    .select(['id', 'birthday', 'kyc'])
    .where('status', '<>', MEMBER_STATUS.closed)
    .orderBy('id')
    .execute()
}

export async function insertChange(trx: Trx, change: VipChange): Promise<void> {
  await trx.insertInto('vip_history').values(change).execute()
}

/** Newest first. */
export async function pageOfChanges(
  db: Executor,
  memberId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ list: VipChange[]; total: number }> {
  const own = db.selectFrom('vip_history').where('member_id', '=', memberId)
  const list = await own.selectAll().orderBy('at', 'desc').offset(offset).limit(limit).execute()
  const { total } = await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { list, total }
}

/** @returns false if the member had this gift before, in this period or at this level */
export async function insertGift(trx: Trx, row: Insertable<Schema['vip_gifts']>): Promise<boolean> {
  const inserted = await trx
    .insertInto('vip_gifts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Claimable ones first, then the newest. */
export async function giftsOf(db: Executor, memberId: string, limit: number): Promise<VipGiftRow[]> {
  return db
    .selectFrom('vip_gifts')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy(sql`claimed_at IS NOT NULL`)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function findGift(db: Executor, memberId: string, id: string): Promise<VipGiftRow | undefined> {
  return db
    .selectFrom('vip_gifts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function storeClaimed(trx: Trx, id: string, at: number): Promise<void> {
  await trx.updateTable('vip_gifts').set({ claimed_at: at }).where('id', '=', id).execute()
}

export async function lastRun(db: Executor): Promise<number | null> {
  const row = await db
    .selectFrom('vip_runs')
    .select(({ fn }) => fn.max('at').as('at'))
    .executeTakeFirst()
  return row?.at ?? null
}

export async function insertRun(db: Executor, run: Schema['vip_runs']): Promise<void> {
  await db
    .insertInto('vip_runs')
    .values(run)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
