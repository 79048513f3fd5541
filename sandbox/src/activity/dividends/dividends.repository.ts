/** Rows of dividends. */
import type { Insertable } from 'kysely'
import type { Executor, Trx } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import type { DividendRow } from '../../database/tables/site/activity.schema.ts'
import { DIVIDEND_STATE } from './dividend.rules.ts'

/** Once per id. */
export async function insertDividend(trx: Trx, dividend: Insertable<Schema['dividends']>): Promise<void> {
  await trx
    .insertInto('dividends')
    .values(dividend)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Locks the row of a member's dividend. */
export async function lockedDividend(trx: Trx, memberId: string, id: string): Promise<DividendRow | undefined> {
  return trx
    .selectFrom('dividends')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
}

export async function markClaimed(
  trx: Trx,
  id: string,
  { auditId, ledgerNo, at }: { auditId: string; ledgerNo: string; at: number },
): Promise<void> {
  await trx
    .updateTable('dividends')
    .set({ state: DIVIDEND_STATE.claimed, audit_id: auditId, ledger_no: ledgerNo, claimed_at: at })
    .where('id', '=', id)
    .execute()
}

/** Newest first. */
export async function dividendsOf(db: Executor, memberId: string): Promise<DividendRow[]> {
  return db
    .selectFrom('dividends')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .execute()
}

export async function claimedDividends(db: Executor, memberId: string): Promise<DividendRow[]> {
  return db
    .selectFrom('dividends')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('claimed_at', 'is not', null)
    .execute()
}

/** Those that expire first, first. */
export async function claimableDividends(db: Executor, memberId: string, now: number): Promise<DividendRow[]> {
  return db
    .selectFrom('dividends')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', DIVIDEND_STATE.claimable)
    .where('expire_at', '>', now)
    .orderBy('expire_at')
    .execute()
}

/** Claimable dividends that end by then and that the member has not been notified about, earliest first. */
export async function endingDividends(db: Executor, { now, by }: { now: number; by: number }): Promise<DividendRow[]> {
  return db
    .selectFrom('dividends')
    .selectAll()
    .where('state', '=', DIVIDEND_STATE.claimable)
    .where('noticed_at', 'is', null)
    .where('expire_at', '>', now)
    .where('expire_at', '<=', by)
    .orderBy('expire_at')
    .execute()
}

export async function markNoticed(trx: Trx, id: string, at: number): Promise<void> {
  await trx.updateTable('dividends').set({ noticed_at: at }).where('id', '=', id).execute()
}

export async function expireDividends(db: Executor, now: number): Promise<void> {
  await db
    .updateTable('dividends')
    .set({ state: DIVIDEND_STATE.expired })
    .where('state', '=', DIVIDEND_STATE.claimable)
    .where('expire_at', '<=', now)
    .execute()
}

/** Number of an owner's credited deposits, at most 2. */
export async function creditedDeposits(db: Executor, owner: string): Promise<number> {
  const credited = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_postings as p', 'p.entry_id', 'e.id')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
    .select('e.id')
    .distinct()
    .where('e.biz_type', '=', 'DEPOSIT')
    .where('a.owner', '=', owner)
    .limit(2)
    .execute()
  return credited.length
}
