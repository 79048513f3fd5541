/** Records read from the ledger only, by its words for business types. */
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

export type PostingRow = {
  no: string
  biz_type: string
  biz_no: string
  memo: string
  amount: number
  balance_after: number
  at: number
}

export type PostingFilter = {
  readonly owner: string
  readonly kind: string
  readonly words: readonly string[]
  /** In any order. */
  readonly range: { readonly from: number; readonly to: number }
}

/** One page, newest first. */
export async function pageOfPostings(
  db: Executor,
  filter: PostingFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ list: PostingRow[]; total: number }> {
  const postings = postingsOf(filter)
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::bigint AS total ${postings}`.execute(db)
  const { rows: list } = await sql<PostingRow>`
    SELECT e.no, e.biz_type, e.biz_no, e.memo, p.amount, p.balance_after, e.at ${postings}
    ORDER BY e.at DESC, p.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return { list, total: counted[0]?.total ?? 0 }
}

/** Names of what mall orders are about, by order number. */
export async function goodsOfOrders(
  db: Executor,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { zh: string; en: string }>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('mall_orders')
    .select(['no', 'name_zh', 'name_en'])
    .where('no', 'in', numbers)
    .execute()
  return new Map(rows.map(({ no, name_zh: zh, name_en: en }) => [no, { zh, en }]))
}

/** Sums by ledger word. */
export async function sumsByWord(db: Executor, filter: PostingFilter): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ biz_type: string; amount: number }>`
    SELECT e.biz_type, sum(p.amount)::bigint AS amount ${postingsOf(filter)} GROUP BY e.biz_type`.execute(db)
  return new Map(rows.map(({ biz_type: word, amount }) => [word, amount]))
}

function postingsOf({ owner, kind, words, range }: PostingFilter): RawBuilder<unknown> {
  const [from, to] = range.from <= range.to ? [range.from, range.to] : [range.to, range.from]
  return sql`FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
    WHERE a.owner = ${owner} AND a.kind = ${kind} AND e.biz_type IN (${sql.join(words)}) AND e.at BETWEEN ${from} AND ${to}`
}
