/** Rows of flips, and what is left of limited prizes. */
import type { Executor, Trx } from '../../database/database.ts'
import type { FlipRow } from '../../database/tables/site/activity.schema.ts'

export async function insertFlip(trx: Trx, flip: FlipRow): Promise<void> {
  await trx.insertInto('flips').values(flip).execute()
}

/** Newest first. */
export async function flipsOf(db: Executor, memberId: string, limit: number): Promise<FlipRow[]> {
  return db
    .selectFrom('flips')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('nonce', 'desc')
    .limit(limit)
    .execute()
}

export async function flipOfRequest(db: Executor, memberId: string, requestNo: string): Promise<FlipRow | undefined> {
  return db
    .selectFrom('flips')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_no', '=', requestNo)
    .executeTakeFirst()
}

export async function flipsSince(db: Executor, memberId: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('flips')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Ids of the prizes of which none is left. */
export async function usedUpPrizes(db: Executor): Promise<Set<string>> {
  const rows = await db.selectFrom('flip_stock').select('prize_id').where('left_count', '=', 0).execute()
  return new Set(rows.map(({ prize_id: id }) => id))
}

/** Locks the stock: two members may draw the last prize. */
export async function lockStock(trx: Trx): Promise<void> {
  await trx.selectFrom('flip_stock').select('prize_id').orderBy('prize_id').forUpdate().execute()
}

/** Takes one of a prize; does nothing for a prize without a limit. */
export async function takePrize(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('flip_stock')
    .set((row) => ({ left_count: row('left_count', '-', 1) }))
    .where('prize_id', '=', id)
    .execute()
}

/** @returns whether the prize has a limit */
export async function setStock(trx: Trx, id: string, left: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('flip_stock')
    .set({ left_count: left })
    .where('prize_id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
