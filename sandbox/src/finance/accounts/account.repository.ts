/** Rows of payment accounts, and the orders that stand on them. */
import { ACCOUNT_STATE } from '@lantern/contract/accounts'
import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'
import type { Insertable } from 'kysely'
import type { Executor, Trx } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import type { PayAccountRow } from '../../database/tables/money/finance.schema.ts'

const OPEN_WITHDRAWALS = Object.values(WITHDRAW_STATE).filter((state) => state < WITHDRAW_STATE.paid)
const OPEN_DEPOSITS = [1, 2, 3, 8]

/** Bound accounts, those that were removed left out. */
export async function accountsOf(db: Executor, memberId: string, kind?: string): Promise<PayAccountRow[]> {
  return db
    .selectFrom('pay_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .$if(kind !== undefined && kind !== '', (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .execute()
}

/** Undefined when the account is bound already, by whomever. */
export async function insertAccount(
  trx: Trx,
  row: Insertable<Schema['pay_accounts']>,
): Promise<PayAccountRow | undefined> {
  return trx
    .insertInto('pay_accounts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Whether any member has bound this number. */
export async function isNumberBound(db: Executor, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('pay_accounts')
    .select('id')
    .where('number_hash', '=', hash)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** An account of this member, also a removed one. */
export async function everAccount(db: Executor, memberId: string, id: string): Promise<PayAccountRow | undefined> {
  return db
    .selectFrom('pay_accounts')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** A bound account of this member. */
export async function findAccount(db: Executor, memberId: string, id: string): Promise<PayAccountRow | undefined> {
  return db
    .selectFrom('pay_accounts')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

export async function chooseAccount(trx: Trx, { id, member_id: memberId, kind }: PayAccountRow): Promise<void> {
  const ofKind = trx.updateTable('pay_accounts').where('member_id', '=', memberId).where('kind', '=', kind)
  await ofKind.set({ is_default: false }).execute()
  await trx.updateTable('pay_accounts').set({ is_default: true }).where('id', '=', id).execute()
}

export async function markRemoved(trx: Trx, id: string, now: number): Promise<void> {
  await trx
    .updateTable('pay_accounts')
    .set({ removed_at: now, state: ACCOUNT_STATE.off, is_default: false, next_at: null })
    .where('id', '=', id)
    .execute()
}

/** Number of an order in progress that pays to the account or is paid from it. */
export async function orderOn(trx: Trx, accountId: string): Promise<string | undefined> {
  const withdrawal = await trx
    .selectFrom('withdraw_orders')
    .select('no')
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN_WITHDRAWALS)
    .executeTakeFirst()
  if (withdrawal) return withdrawal.no
  const deposit = await trx
    .selectFrom('deposit_orders')
    .select('no')
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN_DEPOSITS)
    .executeTakeFirst()
  return deposit?.no
}

/** Whether the member has ever bound an account, removed ones included. */
export async function hasEverBound(trx: Trx, memberId: string): Promise<boolean> {
  const any = await trx.selectFrom('pay_accounts').select('id').where('member_id', '=', memberId).executeTakeFirst()
  return any !== undefined
}

/** Ends the reviews of account pictures that are due. */
export async function endReviews(db: Executor, now: number): Promise<void> {
  await db
    .updateTable('pay_accounts')
    .set({ state: ACCOUNT_STATE.normal, next_at: null })
    .where('state', '=', ACCOUNT_STATE.review)
    .where('next_at', '<=', now)
    .execute()
}

export async function setAccountState(
  trx: Trx,
  id: string,
  state: PayAccountRow['state'],
  reason: PayAccountRow['reason'],
): Promise<void> {
  await trx.updateTable('pay_accounts').set({ state, reason, next_at: null }).where('id', '=', id).execute()
}
