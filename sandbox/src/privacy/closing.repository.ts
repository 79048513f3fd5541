/** Queries of an account that closes. */
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { MEMBER_STATUS } from '@lantern/contract/user'
import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'
import { sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'

const { created, claimed, confirming, appeal } = DEPOSIT_STATE
const { submitted, review1, review2, approved, paying } = WITHDRAW_STATE

/** Deposits and withdrawals in progress. */
export async function countOpenOrders(db: Executor, memberId: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    SELECT (SELECT count(*) FROM deposit_orders WHERE member_id = ${memberId} AND state IN (${sql.join([created, claimed, confirming, appeal])}))::int
         + (SELECT count(*) FROM withdraw_orders WHERE member_id = ${memberId} AND state IN (${sql.join([submitted, review1, review2, approved, paying])}))::int AS open`.execute(
    db,
  )
  return rows[0]?.open ?? 0
}

export async function hasFeedbackCases(db: Executor, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('feedback_cases')
    .select('id')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Members whose account is due to close. */
export async function dueClosings(db: Executor, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('closes_at', '<=', now)
    .where('status', '<>', MEMBER_STATUS.closed)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes what only served the account; payout accounts stay as their masked number, which orders show. */
export async function deletePersonal(trx: Trx, memberId: string, now: number): Promise<void> {
  for (const table of [
    'passkeys',
    'devices',
    'login_places',
    'login_history',
    'favourites',
    'favourite_subjects',
    'recent_games',
    'venue_reminders',
    'tutorials_seen',
    'mall_addresses',
    'push_subs',
    'push_match_starts',
    'mails',
  ] as const)
    await trx.deleteFrom(table).where('member_id', '=', memberId).execute()
  // Staff may need the contact of a case that they work on; `takeTurn` deletes it when they are done.
  await trx
    .updateTable('feedback_cases')
    .set({ contact: '' })
    .where('member_id', '=', memberId)
    .where('state', 'not in', ['waiting', 'working'])
    .execute()
  await trx
    .updateTable('pay_accounts')
    .set({ details: '{}', nickname: '', number_hash: null, is_default: false })
    .where('member_id', '=', memberId)
    .execute()
  await trx
    .updateTable('pay_accounts')
    .set({ removed_at: now })
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .execute()
}

/** For an exclusion without an end: a time that can still be printed. */
const NEVER_ENDS = Date.UTC(9999, 0, 1)

/** @param until null without an end */
export async function keepExcludedPhone(
  trx: Trx,
  { area, phone, until }: { area: string; phone: string; until: number | null },
): Promise<void> {
  const row = { area, phone, until_at: until ?? NEVER_ENDS }
  await trx
    .insertInto('excluded_phones')
    .values(row)
    .onConflict((conflict) => conflict.columns(['area', 'phone']).doUpdateSet({ until_at: row.until_at }))
    .execute()
}
