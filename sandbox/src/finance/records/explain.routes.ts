/** `/site/api/v1/finance/ledger/explain`: a wallet figure with the postings that add up to it. */
import { type ExplainPosting, type Figure, ledgerEntries, ledgerExplain } from '@lantern/contract/explain'
import { sql } from 'kysely'
import { ownerOf } from '../../ledger/accounts.ts'
import { balancesOf } from '../../ledger/ledger.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import type { Wire } from '../../wire/wire.ts'

const SHOWN = 50

/** LIKE patterns of the accounts behind each figure (screens.md 11.1). Open stakes are not included: they are shown with their bets. */
const ACCOUNTS: Readonly<Record<string, readonly string[]>> = {
  total: ['main', 'lock.%', 'venue.%'],
  main: ['main'],
  locked: ['lock.%'],
  venues: ['venue.%'],
  withdraw: ['lock.withdraw'],
  transfer: ['lock.transfer'],
  risk: ['lock.risk'],
  bonus: ['lock.bonus'],
  // Where a deposit arrives (locked for a frozen member) and where a payout leaves from.
  netDeposit: ['main', 'lock.risk', 'lock.withdraw'],
}
/** Figures limited to certain business types. */
const BUSINESS: Readonly<Record<string, readonly string[]>> = { netDeposit: ['DEPOSIT', 'WITHDRAW_PAY'] }

type Row = { no: string; biz_type: string; biz_no: string; kind: string; amount: number; at: number }

export function explainRoutes(wire: Wire): void {
  wire.memberRead(ledgerExplain, async ({ figure }, { db, member }) => {
    const { version } = await balancesOf(db, member.id)
    const kinds = accountsOf(figure as Figure)
    const business = BUSINESS[figure] ?? []
    const postings = sql`FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id JOIN ledger_entries e ON e.id = p.entry_id
      WHERE a.owner = ${ownerOf(member.id)} AND a.currency = 'CNY' AND (${sql.join(
        kinds.map((kind) => sql`a.kind LIKE ${kind}`),
        sql` OR `,
      )}) AND (${business.length === 0} OR e.biz_type IN (${sql.join(business.length === 0 ? [''] : business)}))`
    const { rows: sums } = await sql<{
      amount: number
      count: number
    }>`SELECT coalesce(sum(p.amount), 0)::bigint AS amount, count(*)::bigint AS count ${postings}`.execute(db)
    const { amount, count } = sums[0] ?? { amount: 0, count: 0 }
    const { rows } = await sql<Row>`
      SELECT e.no, e.biz_type, e.biz_no, a.kind, p.amount, e.at ${postings} ORDER BY p.id DESC LIMIT ${SHOWN}`.execute(
      db,
    )
    const listed = rows.reduce((sum, row) => sum + row.amount, 0)
    return {
      version,
      amount: fromFen(amount),
      list: rows.map(view),
      olderCount: count - rows.length,
      older: fromFen(amount - listed),
    }
  })

  wire.memberRead(ledgerEntries, async ({ bizNo }, { db, member }) => {
    const { rows } = await sql<Row>`
      SELECT e.no, e.biz_type, e.biz_no, a.kind, p.amount, e.at
      FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
      WHERE e.biz_no = ${bizNo} AND a.owner = ${ownerOf(member.id)} AND a.currency = 'CNY'
      ORDER BY e.at, e.id, CASE a.kind WHEN 'main' THEN 0 ELSE 1 END, p.id`.execute(db)
    return { list: rows.map(view) }
  })
}

function view(row: Row): ExplainPosting {
  return {
    entryNo: row.no,
    biz: row.biz_type,
    bizNo: row.biz_no,
    account: row.kind,
    amount: fromFen(row.amount),
    at: row.at,
  }
}

function accountsOf(figure: Figure): readonly string[] {
  return ACCOUNTS[figure] ?? [figure]
}
