/** What a member has lost, and may lose with open bets. */
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

/**
 * Stakes minus returns of bets that were settled since then, plus every open stake, which may be lost too, fen. Below zero after winnings.
 */
export async function lossSince(db: Executor, memberId: string, since: number): Promise<number> {
  const { rows } = await sql<{ loss: number }>`
    SELECT (coalesce((SELECT sum(stake - return_fen) FROM bets WHERE member_id = ${memberId} AND settled_at >= ${since}), 0)
          + coalesce((SELECT sum(stake) FROM bets WHERE member_id = ${memberId} AND settled_at IS NULL), 0))::bigint AS loss`.execute(
    db,
  )
  return rows[0]?.loss ?? 0
}
