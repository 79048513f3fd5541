/** Shared bets of lines, and the state last broadcast of each. */
import { DAY_MS } from '@lantern/contract/site-time'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { BetRow } from '../../database/tables/site/book.schema.ts'

/** Most lines that one run broadcasts. */
const MAX_STALE = 100
/** An older line is not broadcast again; readers still see the state of its bet. */
const TOLD_MS = 30 * DAY_MS

export async function betsByNo(db: Executor, nos: readonly string[]): Promise<ReadonlyMap<string, BetRow>> {
  if (nos.length === 0) return new Map()
  const rows = await db.selectFrom('bets').selectAll().where('no', 'in', nos).execute()
  return new Map(rows.map((row) => [row.no, row]))
}

/** Bets whose stake, with the parts of it that were cashed out, the ledger took from their member, exactly. */
export async function verifiedBets(db: Executor, nos: readonly string[]): Promise<ReadonlySet<string>> {
  if (nos.length === 0) return new Set()
  const { rows } = await sql<{ no: string }>`
    SELECT b.no FROM bets b
    JOIN ledger_entries e ON e.biz_type = 'BET_STAKE' AND e.biz_no = b.no
    JOIN ledger_postings p ON p.entry_id = e.id AND p.amount = -b.stake - (
      SELECT coalesce(sum(part.stake), 0) FROM bet_cash_outs c JOIN bets part ON part.no = c.bet_no WHERE c.part_of = b.no)
    JOIN ledger_accounts a ON a.id = p.account_id AND a.owner = 'member:' || b.member_id AND a.currency = 'CNY'
    WHERE b.no IN (${sql.join(nos)})`.execute(db)
  return new Set(rows.map(({ no }) => no))
}

export async function isSharedIn(db: Executor, roomId: string, betNo: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_lines')
    .select('seq')
    .where('room_id', '=', roomId)
    .where('bet_no', '=', betNo)
    .executeTakeFirst()
  return row !== undefined
}

export async function storePrivacy(db: Executor, roomId: string, seq: number, privacy: number): Promise<void> {
  await db.updateTable('chat_lines').set({ privacy }).where('room_id', '=', roomId).where('seq', '=', seq).execute()
}

/** State, result and stake of a bet in one text, to notice a change: a part that is cashed out leaves a smaller stake. */
export function toldOf({ state, result, stake }: Pick<BetRow, 'state' | 'result' | 'stake'>): string {
  return `${state}/${result ?? ''}/${stake}`
}

/** Takes lines of the last 30 days whose bets changed since they were broadcast, and marks them as broadcast. */
export async function takeStale(db: Executor, now: number): Promise<{ roomId: string; seq: number }[]> {
  const { rows } = await sql<{ roomId: string; seq: number }>`
    UPDATE chat_lines l SET bet_told = stale.told FROM (
      SELECT l.room_id, l.seq, b.state || '/' || coalesce(b.result, '') || '/' || b.stake AS told
      FROM chat_lines l JOIN bets b ON b.no = l.bet_no
      WHERE l.bet_no IS NOT NULL AND l.at > ${now - TOLD_MS}
        AND l.bet_told <> b.state || '/' || coalesce(b.result, '') || '/' || b.stake LIMIT ${MAX_STALE}
    ) stale WHERE l.room_id = stale.room_id AND l.seq = stale.seq
    RETURNING l.room_id AS "roomId", l.seq`.execute(db)
  return rows
}
