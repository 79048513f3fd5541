/** Queries on orders of the mall. */
import type { MallOrderState } from '@lantern/contract/mall-orders'
import { type Insertable, sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { MallOrderRow } from '../database/tables/site/mall.schema.ts'

export type OrderFilter = {
  readonly memberId: string
  readonly state?: MallOrderState
  readonly from?: number
  readonly to?: number
  readonly requestNo?: string
}

/** Newest first. */
export async function pageOfOrders(
  db: Executor,
  { memberId, state, from, to, requestNo }: OrderFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ list: MallOrderRow[]; total: number }> {
  let query = inRange(db, memberId, from, to)
  if (state !== undefined) query = query.where('state', '=', state)
  if (requestNo !== undefined) query = query.where('request_no', '=', requestNo)
  const list = await query.selectAll().orderBy('at', 'desc').orderBy('no', 'desc').offset(offset).limit(limit).execute()
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { list, total }
}

export async function orderTotals(db: Executor, { memberId, from, to }: OrderFilter) {
  return inRange(db, memberId, from, to)
    .select([
      sql<number>`coalesce(sum(coin), 0)::bigint`.as('spent'),
      sql<number>`coalesce(sum(coin) FILTER (WHERE state = 'cancelled'), 0)::bigint`.as('refunded'),
    ])
    .executeTakeFirstOrThrow()
}

function inRange(db: Executor, memberId: string, from?: number, to?: number) {
  let query = db.selectFrom('mall_orders').where('member_id', '=', memberId)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (to !== undefined) query = query.where('at', '<=', to)
  return query
}

export async function findOrder(db: Executor, memberId: string, no: string): Promise<MallOrderRow | undefined> {
  return db
    .selectFrom('mall_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('no', '=', no)
    .executeTakeFirst()
}

/** Orders that a warehouse or the clock moves on, of all members. */
export async function movingOrders(db: Executor): Promise<Pick<MallOrderRow, 'no' | 'member_id'>[]> {
  return db
    .selectFrom('mall_orders')
    .select(['no', 'member_id'])
    .where('state', 'in', ['waiting', 'sent'])
    .orderBy('at')
    .orderBy('no')
    .execute()
}

/** How many of these goods the member has, without cancelled orders. */
export async function takenOf(db: Executor, memberId: string, goodsId: string): Promise<number> {
  const { qty } = await db
    .selectFrom('mall_orders')
    .select(sql<number>`coalesce(sum(qty), 0)::int`.as('qty'))
    .where('member_id', '=', memberId)
    .where('goods_id', '=', goodsId)
    .where('state', '<>', 'cancelled')
    .executeTakeFirstOrThrow()
  return qty
}

export async function insertOrder(trx: Trx, row: Insertable<Schema['mall_orders']>): Promise<void> {
  await trx.insertInto('mall_orders').values(row).execute()
}

export async function changeOrder(
  trx: Trx,
  no: string,
  change: Partial<Pick<MallOrderRow, 'state' | 'tracking_no' | 'sent_at' | 'ended_at'>>,
): Promise<void> {
  await trx.updateTable('mall_orders').set(change).where('no', '=', no).execute()
}
