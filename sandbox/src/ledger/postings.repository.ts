/** Reads of ledger postings for what members see. */
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../database/database.ts'

export type Posting = { no: string; biz_type: string; biz_no: string; kind: string; amount: number; at: number }

/** Postings of an owner that add up to a figure. */
export type FigureFilter = {
  readonly owner: string
  /** LIKE patterns of account kinds. */
  readonly kinds: readonly string[]
  /** Empty = all business types. */
  readonly business: readonly string[]
  /** Postings until this time; undefined = all. */
  readonly until?: number | undefined
  /** Postings of deposits and withdrawals that the member submitted in this period; undefined = all. */
  readonly ordered?: { readonly memberId: string; readonly from: number; readonly to?: number | undefined }
}

/** The last postings on an owner's main account, newest first. */
export async function lastPostings(db: Executor, owner: string, count: number) {
  return db
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
    .innerJoin('ledger_entries as e', 'e.id', 'p.entry_id')
    .select(['e.no', 'e.biz_type', 'e.biz_no', 'e.at', 'p.amount', 'p.balance_after'])
    .select((select) =>
      // A transfer that is checked first reaches its venue by a later entry of the same number.
      select
        .selectFrom('ledger_entries as same')
        .innerJoin('ledger_postings as other', 'other.entry_id', 'same.id')
        .innerJoin('ledger_accounts as of', 'of.id', 'other.account_id')
        .select(sql<string>`split_part(of.kind, '.', 2)`.as('code'))
        .whereRef('same.biz_no', '=', 'e.biz_no')
        .where('of.kind', 'like', 'venue%')
        .limit(1)
        .as('venue'),
    )
    .where('a.owner', '=', owner)
    .where('a.kind', '=', 'main')
    .orderBy('p.id', 'desc')
    .limit(count)
    .execute()
}

/** An owner's postings of one order, or of a bet and its parts, in the order they were made. */
export async function postingsOfOrder(db: Executor, owner: string, bizNos: readonly string[]) {
  return db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_postings as p', 'p.entry_id', 'e.id')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
    .select(['e.no', 'e.biz_type', 'e.at', 'a.kind', 'p.amount'])
    .where('e.biz_no', 'in', bizNos)
    .where('a.owner', '=', owner)
    .orderBy('p.id')
    .execute()
}

/** The same in money only, the main account before the others within an entry. */
export async function moneyPostingsOfOrder(db: Executor, owner: string, bizNo: string): Promise<Posting[]> {
  const { rows } = await sql<Posting>`
    SELECT e.no, e.biz_type, e.biz_no, a.kind, p.amount, e.at
    FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
    WHERE e.biz_no = ${bizNo} AND a.owner = ${owner} AND a.currency = 'CNY'
    ORDER BY e.at, e.id, CASE a.kind WHEN 'main' THEN 0 ELSE 1 END, p.id`.execute(db)
  return rows
}

/** A figure with its newest postings. */
export async function figureOf(
  db: Executor,
  filter: FigureFilter,
  shown: number,
): Promise<{ amount: number; count: number; newest: Posting[] }> {
  const postings = figurePostings(filter)
  const { rows: sums } = await sql<{
    amount: number
    count: number
  }>`SELECT coalesce(sum(p.amount), 0)::bigint AS amount, count(*)::bigint AS count ${postings}`.execute(db)
  const { rows: newest } = await sql<Posting>`
    SELECT e.no, e.biz_type, e.biz_no, a.kind, p.amount, e.at ${postings} ORDER BY p.id DESC LIMIT ${shown}`.execute(db)
  return { ...(sums[0] ?? { amount: 0, count: 0 }), newest }
}

function figurePostings({
  owner,
  kinds,
  business,
  until = Number.MAX_SAFE_INTEGER,
  ordered,
}: FigureFilter): RawBuilder<unknown> {
  return sql`FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id JOIN ledger_entries e ON e.id = p.entry_id
      WHERE a.owner = ${owner} AND a.currency = 'CNY' AND e.at <= ${until} AND (${sql.join(
        kinds.map((kind) => sql`a.kind LIKE ${kind}`),
        sql` OR `,
      )}) AND (${business.length === 0} OR e.biz_type IN (${sql.join(business.length === 0 ? [''] : business)}))
      ${ordered === undefined ? sql`` : sql`AND e.biz_no IN (${ordersOf(ordered)})`}`
}

function ordersOf({
  memberId,
  from,
  to = Number.MAX_SAFE_INTEGER,
}: NonNullable<FigureFilter['ordered']>): RawBuilder<unknown> {
  return sql`SELECT no FROM deposit_orders WHERE member_id = ${memberId} AND created_at BETWEEN ${from} AND ${to}
    UNION ALL SELECT no FROM withdraw_orders WHERE member_id = ${memberId} AND created_at BETWEEN ${from} AND ${to}`
}
