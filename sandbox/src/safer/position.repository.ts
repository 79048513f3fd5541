/** What a member put in, took out, staked and got back. */
import { sql } from 'kysely'
import type { Executor } from '../database/database.ts'

export type Position = { deposit: number; withdraw: number; stake: number; returned: number }

/** Fen since a time; stakes and returns of settled bets only. */
export async function positionSince(db: Executor, memberId: string, since: number): Promise<Position> {
  const { rows } = await sql<Position>`
    SELECT (SELECT coalesce(sum(amount), 0) FROM deposit_orders WHERE member_id = ${memberId} AND state = 4 AND created_at >= ${since})::bigint AS deposit,
           (SELECT coalesce(sum(CASE state WHEN 6 THEN amount ELSE parts_paid END), 0) FROM withdraw_orders WHERE member_id = ${memberId} AND state IN (5, 6, 8) AND created_at >= ${since})::bigint AS withdraw,
           (SELECT coalesce(sum(stake), 0) FROM bets WHERE member_id = ${memberId} AND settled_at >= ${since})::bigint AS stake,
           (SELECT coalesce(sum(return_fen), 0) FROM bets WHERE member_id = ${memberId} AND settled_at >= ${since})::bigint AS returned`.execute(
    db,
  )
  return rows[0] ?? { deposit: 0, withdraw: 0, stake: 0, returned: 0 }
}
