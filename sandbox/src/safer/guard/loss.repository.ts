/** What a member has lost, and may lose with open bets. */
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

/** What the chat takes from the main wallet, and the rest of a red packet that returns. */
const CHAT_SPENDING = ['GIFT_SEND', 'RED_PACKET_SEND', 'RED_PACKET_RETURN']

/**
 * Stakes minus returns of bets that were settled since then, plus every open stake, which may be lost too, and what was spent in the chat, fen. Below zero after winnings.
 */
export async function lossSince(db: Executor, memberId: string, since: number): Promise<number> {
  const { rows } = await sql<{ loss: number }>`
    SELECT (coalesce((SELECT sum(stake - return_fen) FROM bets WHERE member_id = ${memberId} AND settled_at >= ${since}), 0)
          + coalesce((SELECT sum(stake) FROM bets WHERE member_id = ${memberId} AND settled_at IS NULL), 0)
          - coalesce((
              SELECT sum(p.amount) FROM ledger_entries e
              JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
              WHERE a.owner = 'member:' || ${memberId}::text AND a.kind = 'main' AND e.at >= ${since}
                AND e.biz_type IN (${sql.join(CHAT_SPENDING)})), 0))::bigint AS loss`.execute(db)
  return rows[0]?.loss ?? 0
}
