/** Queries on goods and addresses. */
import { type GoodsCategory, type GoodsSort, MOST_ADDRESSES } from '@lantern/contract/mall'
import { type Insertable, sql } from 'kysely'
import type { Database, Executor, Trx } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { AddressRow, GoodsRow } from '../database/tables/site/mall.schema.ts'

type Page = { readonly offset: number; readonly limit: number }

export async function pageOfGoods(
  db: Executor,
  { category, sort }: { category?: GoodsCategory; sort: GoodsSort },
  { offset, limit }: Page,
): Promise<{ list: GoodsRow[]; total: number }> {
  let query = db.selectFrom('mall_goods')
  if (category) query = query.where('category', '=', category)
  const sorted =
    sort === 'newest' ? query.orderBy('position') : query.orderBy('price', sort === 'dearest' ? 'desc' : 'asc')
  const list = await sorted.selectAll().orderBy('id').offset(offset).limit(limit).execute()
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { list, total }
}

export async function findGoods(db: Executor, id: string): Promise<GoodsRow | undefined> {
  return db.selectFrom('mall_goods').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks the row: its stock is taken once. */
export async function lockGoods(trx: Trx, id: string): Promise<GoodsRow | undefined> {
  return trx.selectFrom('mall_goods').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** @param by below zero when goods are taken */
export async function changeStock(trx: Trx, id: string, by: number): Promise<void> {
  await trx
    .updateTable('mall_goods')
    .set({ stock: sql<number>`stock + ${by}` })
    .where('id', '=', id)
    .execute()
}

export async function storeGoods(
  db: Database,
  id: string,
  change: Partial<Pick<GoodsRow, 'price' | 'stock'>>,
): Promise<void> {
  await db.updateTable('mall_goods').set(change).where('id', '=', id).execute()
}

/** Adds goods that the sandbox does not know yet. */
export async function addGoods(db: Executor, rows: readonly Insertable<Schema['mall_goods']>[]): Promise<void> {
  await db
    .insertInto('mall_goods')
    .values([...rows])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** The newest first. */
export async function addressesOf(db: Executor, memberId: string): Promise<AddressRow[]> {
  return db
    .selectFrom('mall_addresses')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ADDRESSES)
    .execute()
}

/** Adds an address; the oldest beyond the most that are kept is deleted. */
export async function insertAddress(trx: Trx, row: AddressRow): Promise<void> {
  await trx.insertInto('mall_addresses').values(row).execute()
  const kept = await addressesOf(trx, row.member_id)
  await trx
    .deleteFrom('mall_addresses')
    .where('member_id', '=', row.member_id)
    .where(
      'id',
      'not in',
      kept.map(({ id }) => id),
    )
    .execute()
}
