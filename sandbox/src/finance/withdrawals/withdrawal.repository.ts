/** Rows of withdrawal orders. */
import type { Executor, Trx } from '../../database/database.ts'
import type { PayAccountRow, WithdrawRow } from '../../database/tables/money/finance.schema.ts'
import { OPEN_WITHDRAWALS, RETURNED_WITHDRAWALS, usedOf } from './withdrawal-states.rules.ts'

type NewRow = Pick<
  WithdrawRow,
  | 'no'
  | 'member_id'
  | 'account_id'
  | 'amount'
  | 'state'
  | 'reason_code'
  | 'needs_second'
  | 'is_auto'
  | 'request_no'
  | 'channel'
  | 'created_at'
  | 'next_at'
  | 'timeline'
>

export async function insertWithdrawal(trx: Trx, row: NewRow): Promise<WithdrawRow> {
  return trx.insertInto('withdraw_orders').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Every change makes the next version. */
export async function changeWithdrawal(
  trx: Trx,
  order: WithdrawRow,
  change: Partial<WithdrawRow>,
): Promise<WithdrawRow> {
  return trx
    .updateTable('withdraw_orders')
    .set({ ...change, version: order.version + 1 })
    .where('no', '=', order.no)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whose order it is; undefined when there is none. */
export async function ownerOf(db: Executor, orderNo: string): Promise<string | undefined> {
  const row = await db.selectFrom('withdraw_orders').select('member_id').where('no', '=', orderNo).executeTakeFirst()
  return row?.member_id
}

/** The caller holds the member's row. */
export async function lockedRow(trx: Trx, orderNo: string): Promise<WithdrawRow> {
  return trx.selectFrom('withdraw_orders').selectAll().where('no', '=', orderNo).forUpdate().executeTakeFirstOrThrow()
}

/** A member has one at a time. */
export async function openWithdrawal(db: Executor, memberId: string): Promise<WithdrawRow | undefined> {
  return db
    .selectFrom('withdraw_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', OPEN_WITHDRAWALS)
    .executeTakeFirst()
}

/** By its number, else by the number of the request that made it. */
export async function withdrawalOf(
  db: Executor,
  memberId: string,
  by: { orderNo?: string | undefined; requestNo?: string | undefined },
): Promise<WithdrawRow | undefined> {
  if (!by.orderNo && !by.requestNo) return undefined
  return db
    .selectFrom('withdraw_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(by.orderNo !== undefined, (query) => query.where('no', '=', by.orderNo ?? ''))
    .$if(by.orderNo === undefined, (query) => query.where('request_no', '=', by.requestNo ?? ''))
    .executeTakeFirst()
}

/** Numbers of orders whose time has come, at most 200. */
export async function dueWithdrawals(db: Executor, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('withdraw_orders')
    .select('no')
    .where('state', 'in', OPEN_WITHDRAWALS)
    .where('next_at', '<=', now)
    .limit(200)
    .execute()
  return rows.map(({ no }) => no)
}

/** Orders that were made since then and not given back whole; the amount in fen. */
export async function withdrawnSince(
  db: Executor,
  memberId: string,
  since: number,
): Promise<{ count: number; amount: number }> {
  const rows = await db
    .selectFrom('withdraw_orders')
    .select(['amount', 'parts_paid', 'state'])
    .where('member_id', '=', memberId)
    .where('created_at', '>=', since)
    .where((is) => is.or([is('state', 'not in', RETURNED_WITHDRAWALS), is('parts_paid', '>', 0)]))
    .execute()
  return { count: rows.length, amount: rows.reduce((sum, row) => sum + usedOf(row), 0) }
}

/** The account that an order pays to, also when it was removed since. */
export async function accountOf(db: Executor, { account_id: id }: WithdrawRow): Promise<PayAccountRow> {
  return db.selectFrom('pay_accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function userNameOf(db: Executor, { member_id: id }: WithdrawRow): Promise<string> {
  const row = await db.selectFrom('members').select('user_name').where('id', '=', id).executeTakeFirstOrThrow()
  return row.user_name
}
