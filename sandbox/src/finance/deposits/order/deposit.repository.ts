/** Rows of deposit orders, of the payments that arrived for them, and of their proofs. */
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import type { InsertObject } from 'kysely'
import type { Executor, Trx } from '../../../database/database.ts'
import type { Schema } from '../../../database/schema.ts'
import type { DepositRow } from '../../../database/tables/money/finance.schema.ts'
import { OPEN_STATES } from '../../orders/deposit-states.rules.ts'

export type NewDepositRow = InsertObject<Schema, 'deposit_orders'>

export async function insertDeposit(trx: Trx, row: NewDepositRow): Promise<DepositRow> {
  return trx.insertInto('deposit_orders').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Undefined when an open order already asks for this amount by this method. */
export async function insertUniqueAmount(trx: Trx, row: NewDepositRow): Promise<DepositRow | undefined> {
  return trx
    .insertInto('deposit_orders')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Amounts of a method that may still be paid: open, in dispute, or expired after `expiredAfter`. */
export async function payableAmounts(trx: Trx, method: string, expiredAfter: number): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('deposit_orders')
    .select('pay_amount')
    .where('method', '=', method)
    .where((is) =>
      is.or([
        is('state', 'in', [...OPEN_STATES, DEPOSIT_STATE.appeal]),
        is.and([is('state', '=', DEPOSIT_STATE.expired), is('expire_at', '>', expiredAfter)]),
      ]),
    )
    .execute()
  return new Set(rows.map(({ pay_amount: amount }) => amount))
}

/** Locks the row of a member's order; undefined when the member has no such order. */
export async function lockedDeposit(trx: Trx, memberId: string, orderNo: string): Promise<DepositRow | undefined> {
  return trx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('no', '=', orderNo)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
}

export async function openOrder(db: Executor, memberId: string, method?: string): Promise<DepositRow | undefined> {
  return db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', OPEN_STATES)
    .$if(method !== undefined, (query) => query.where('method', '=', method ?? ''))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** Every change increments the version. */
export async function changeDeposit(trx: Trx, order: DepositRow, change: Partial<DepositRow>): Promise<DepositRow> {
  return trx
    .updateTable('deposit_orders')
    .set({ ...change, version: order.version + 1 })
    .where('no', '=', order.no)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @returns false when a payment with this reference was stored before */
export async function insertPayment(
  trx: Trx,
  payment: { ref: string; order_no: string; amount: string; at: number },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('deposit_payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .returning('ref')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Pictures that the payer sent for an order. */
export async function proofImages(db: Executor, orderNo: string): Promise<string[]> {
  const rows = await db.selectFrom('deposit_proofs').select('image').where('order_no', '=', orderNo).execute()
  return rows.map(({ image }) => image)
}

export async function proofCount(db: Executor, orderNo: string): Promise<number> {
  return (await db.selectFrom('deposit_proofs').select('n').where('order_no', '=', orderNo).execute()).length
}

export async function insertProof(
  trx: Trx,
  proof: { order_no: string; n: number; image: string; at: number },
): Promise<void> {
  await trx.insertInto('deposit_proofs').values(proof).execute()
}

/** By its number, else by the number of the request that made it. */
export async function findDeposit(
  db: Executor,
  memberId: string,
  { no, requestNo }: { no?: string | undefined; requestNo?: string | undefined },
): Promise<DepositRow | undefined> {
  return db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(no !== undefined, (query) => query.where('no', '=', no ?? ''))
    .$if(no === undefined, (query) => query.where('request_no', '=', requestNo ?? ''))
    .executeTakeFirst()
}

/** Orders whose next step or expiry is due, oldest first. */
export async function dueDeposits(db: Executor, now: number): Promise<{ no: string; memberId: string }[]> {
  return db
    .selectFrom('deposit_orders')
    .select(['no', 'member_id as memberId'])
    .where((is) =>
      is.or([is('next_at', '<=', now), is.and([is('state', '=', DEPOSIT_STATE.created), is('expire_at', '<=', now)])]),
    )
    .orderBy('created_at')
    .limit(200)
    .execute()
}

/** The member's newest order in one of the states. */
export async function lastDepositIn(
  db: Executor,
  memberId: string,
  states: readonly number[],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('deposit_orders')
    .select('no')
    .where('member_id', '=', memberId)
    .where('state', 'in', states)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.no
}
