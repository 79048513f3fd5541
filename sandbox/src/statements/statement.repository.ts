/** Reads of statements: sums of postings until a time, sums of settled bets. */
import type { StatementGroup } from '@lantern/contract/statements'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../database/database.ts'

export type WalletAt = {
  readonly byKind: ReadonlyMap<string, number>
  readonly last: { biz_type: string; biz_no: string; at: number } | undefined
}

/** An owner's accounts in money after all postings until `at`, fen by account kind. */
export async function walletAt(db: Executor, owner: string, at: number): Promise<WalletAt> {
  const until = sql`FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id JOIN ledger_entries e ON e.id = p.entry_id
    WHERE a.owner = ${owner} AND a.currency = 'CNY' AND e.at <= ${at}`
  const { rows } = await sql<{
    kind: string
    amount: number
  }>`SELECT a.kind, sum(p.amount)::bigint AS amount ${until} GROUP BY a.kind`.execute(db)
  const { rows: newest } = await sql<{
    biz_type: string
    biz_no: string
    at: number
  }>`SELECT e.biz_type, e.biz_no, e.at ${until} ORDER BY e.at DESC, p.id DESC LIMIT 1`.execute(db)
  return { byKind: new Map(rows.map(({ kind, amount }) => [kind, amount])), last: newest[0] }
}

export type ResultFilter = {
  readonly memberId: string
  readonly from: number
  readonly to: number
  readonly by: StatementGroup
  /** One group; undefined = all. */
  readonly key?: string | undefined
}
export type ResultSums = { bets: number; stake: number; returned: number }

export async function resultGroups(db: Executor, filter: ResultFilter): Promise<(ResultSums & { key: string })[]> {
  const key = GROUP[filter.by]
  const { rows } = await sql<ResultSums & { key: string }>`
    SELECT ${key} AS key, ${SUMS} ${settledBets(filter)} GROUP BY 1 ORDER BY 1`.execute(db)
  return rows
}

export type SettledBet = {
  no: string
  en_name: string
  category: string
  stake: number
  return_fen: number
  settled_at: number
}

/** @param shown number of the newest bets */
export async function resultBets(
  db: Executor,
  filter: ResultFilter,
  shown: number,
): Promise<{ sums: ResultSums; newest: SettledBet[] }> {
  const bets = settledBets(filter)
  const { rows: sums } = await sql<ResultSums>`SELECT ${SUMS} ${bets}`.execute(db)
  const { rows: newest } = await sql<SettledBet>`
    SELECT no, en_name, category, stake, return_fen, settled_at ${bets} ORDER BY settled_at DESC, no DESC LIMIT ${shown}`.execute(
    db,
  )
  return { sums: sums[0] ?? { bets: 0, stake: 0, returned: 0 }, newest }
}

/** Months are those of UTC+8. */
const GROUP: Readonly<Record<StatementGroup, RawBuilder<string>>> = {
  month: sql`to_char(to_timestamp(settled_at / 1000) AT TIME ZONE INTERVAL '8 hours', 'YYYY-MM')`,
  product: sql`category`,
  venue: sql`en_name`,
}
const SUMS = sql`count(*)::bigint AS bets, coalesce(sum(stake), 0)::bigint AS stake, coalesce(sum(return_fen), 0)::bigint AS returned`

function settledBets({ memberId, from, to, by, key }: ResultFilter): RawBuilder<unknown> {
  return sql`FROM bets WHERE member_id = ${memberId} AND settled_at BETWEEN ${from} AND ${to}
    AND (${key === undefined} OR ${GROUP[by]} = ${key ?? ''})`
}
