/** Signed days, and what a member's days cost. */
import { SITE_OFFSET_MS } from '@lantern/contract/site-time'
import { type RawBuilder, sql } from 'kysely'
import type { Executor, Trx } from '../../database/database.ts'
import type { SignInRow } from '../../database/tables/site/activity.schema.ts'

export async function signInsOf(db: Executor, memberId: string): Promise<SignInRow[]> {
  return db.selectFrom('sign_ins').selectAll().where('member_id', '=', memberId).orderBy('day').execute()
}

export async function insertSignIn(trx: Trx, row: SignInRow): Promise<void> {
  await trx.insertInto('sign_ins').values(row).execute()
}

/** Fen, and milliseconds of play. */
export type CostRow = { day: string; deposit: number; result: number; played: number }
type Range = { readonly memberId: string; readonly from: number; readonly before: number }

/**
 * By day of the site, as the records count: credited deposits by the time of their order, bets by the time they were placed without the stakes of
 * open ones.
 */
export async function costByDay(db: Executor, { memberId, from, before }: Range): Promise<CostRow[]> {
  const { rows } = await sql<CostRow>`
    SELECT day, sum(deposit)::bigint AS deposit, sum(result)::bigint AS result, sum(played)::bigint AS played FROM (
      SELECT ${dayText('created_at')} AS day, amount AS deposit, 0 AS result, 0 AS played FROM deposit_orders
      WHERE member_id = ${memberId} AND state = 4 AND created_at >= ${from} AND created_at < ${before}
      UNION ALL
      SELECT ${dayText('placed_at')}, 0, return_fen - CASE WHEN state = 2 THEN 0 ELSE stake END, 0 FROM bets
      WHERE member_id = ${memberId} AND placed_at >= ${from} AND placed_at < ${before}
      UNION ALL
      SELECT ${dayText('day')}, 0, 0, ms FROM play_days
      WHERE member_id = ${memberId} AND day >= ${from} AND day < ${before}
    ) costs GROUP BY day HAVING sum(deposit) <> 0 OR sum(result) <> 0 OR sum(played) <> 0 ORDER BY day`.execute(db)
  return rows
}

/** The day of the site of an instant, whatever the zone of the database. */
function dayText(column: string): RawBuilder<string> {
  return sql<string>`to_char(to_timestamp((${sql.ref(column)} + ${sql.lit(SITE_OFFSET_MS)}) / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD')`
}
