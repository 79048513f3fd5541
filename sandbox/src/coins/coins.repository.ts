/** Queries on lots of coins and on the turnover that earns them. */
import { type Insertable, sql } from 'kysely'
import type { Database, Executor, Trx } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { CoinLot } from '../database/tables/money/coins.schema.ts'

export async function insertLot(trx: Trx, row: Insertable<Schema['coin_lots']>): Promise<void> {
  await trx.insertInto('coin_lots').values(row).execute()
}

/** Lots with coins left, the first to expire first. */
export async function liveLots(db: Executor, memberId: string): Promise<CoinLot[]> {
  return db
    .selectFrom('coin_lots')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('left_coins', '>', 0)
    .orderBy('expire_at')
    .orderBy('id')
    .execute()
}

export async function takeFromLot(trx: Trx, id: number, coins: number): Promise<void> {
  await trx
    .updateTable('coin_lots')
    .set({ left_coins: sql<number>`left_coins - ${coins}` })
    .where('id', '=', id)
    .execute()
}

export async function storeNoticed(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx.updateTable('coin_lots').set({ is_noticed: true }).where('id', 'in', ids).execute()
}

/** Members with coins that have expired at `now`, or whose expiry by `announcedBy` was not announced. */
export async function membersWithExpiry(db: Executor, now: number, announcedBy: number): Promise<string[]> {
  const rows = await db
    .selectFrom('coin_lots')
    .select('member_id')
    .distinct()
    .where('left_coins', '>', 0)
    .where('expire_at', '<=', announcedBy)
    .where(({ eb, or }) => or([eb('is_noticed', '=', false), eb('expire_at', '<=', now)]))
    .orderBy('member_id')
    .execute()
  return rows.map(({ member_id }) => member_id)
}

export type TurnoverRow = { member_id: string; total: number; counted: number }

/** Members whose settled bets have turnover that earns at least one coin. */
export async function turnoverToCount(db: Database, least: number): Promise<TurnoverRow[]> {
  const { rows } = await sql<TurnoverRow>`
    SELECT b.member_id, b.total, coalesce(c.counted_fen, 0) AS counted FROM (
      SELECT member_id, sum(valid_fen)::bigint AS total FROM bets WHERE settled_at IS NOT NULL GROUP BY member_id
    ) b LEFT JOIN coin_turnover c ON c.member_id = b.member_id
    WHERE b.total - coalesce(c.counted_fen, 0) >= ${least} ORDER BY b.member_id`.execute(db)
  return rows
}

export async function countedTurnover(trx: Trx, memberId: string): Promise<number> {
  const row = await trx
    .selectFrom('coin_turnover')
    .select('counted_fen')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.counted_fen ?? 0
}

export async function storeCounted(trx: Trx, memberId: string, fen: number): Promise<void> {
  await trx
    .insertInto('coin_turnover')
    .values({ member_id: memberId, counted_fen: fen })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ counted_fen: fen }))
    .execute()
}

/** A lot for coins that have none, and turnover so far as counted. @param expireAt of those coins */
export async function adoptCoins(trx: Trx, now: number, expireAt: number): Promise<void> {
  await sql`
    INSERT INTO coin_lots (member_id, amount, left_coins, at, expire_at)
    SELECT m.id, a.balance, a.balance, ${now}::bigint, ${expireAt}::bigint FROM ledger_accounts a
    JOIN members m ON a.owner = 'member:' || m.id
    WHERE a.kind = 'coin' AND a.balance > 0 AND NOT EXISTS (SELECT 1 FROM coin_lots l WHERE l.member_id = m.id)`.execute(
    trx,
  )
  await sql`
    INSERT INTO coin_turnover (member_id, counted_fen)
    SELECT member_id, sum(valid_fen) FROM bets WHERE settled_at IS NOT NULL GROUP BY member_id
    ON CONFLICT (member_id) DO NOTHING`.execute(trx)
}
