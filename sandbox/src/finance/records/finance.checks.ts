/** Ledger checks of orders: locked money corresponds to open orders, and the other way round. */
import { sql } from 'kysely'
import type { ProofCheck } from '../../ledger/proof.ts'

const LOCKS = [
  {
    says: 'lock.withdraw differs from the open withdrawals',
    kind: 'lock.withdraw',
    orders:
      'SELECT member_id, sum(amount - parts_paid) AS amount FROM withdraw_orders WHERE state BETWEEN 1 AND 5 GROUP BY member_id',
  },
  {
    says: 'lock.transfer differs from the transfers under way',
    kind: 'lock.transfer',
    orders: 'SELECT member_id, sum(amount) AS amount FROM transfers WHERE state IN (2, 5) GROUP BY member_id',
  },
] as const

const CREDITED = `SELECT d.no AS what FROM deposit_orders d
  LEFT JOIN ledger_entries e ON e.biz_type = 'DEPOSIT' AND e.biz_no = d.no WHERE (d.state = 4) <> (e.id IS NOT NULL)`

export const financeChecks: ProofCheck = async (db) => {
  const problems: string[] = []
  for (const { says, kind, orders } of LOCKS) {
    const { rows } = await sql<{ what: string }>`
      SELECT coalesce(a.owner, 'member:' || o.member_id) AS what
      FROM (SELECT owner, balance FROM ledger_accounts WHERE kind = ${kind} AND balance <> 0) a
      FULL JOIN (${sql.raw(orders)}) o ON a.owner = 'member:' || o.member_id
      WHERE coalesce(a.balance, 0) <> coalesce(o.amount, 0)`.execute(db)
    if (rows.length > 0) problems.push(`${says}: ${rows.map((row) => row.what).join(', ')}`)
  }
  const { rows } = await sql.raw<{ what: string }>(CREDITED).execute(db)
  if (rows.length > 0)
    problems.push(`a deposit's state and its credit disagree: ${rows.map((row) => row.what).join(', ')}`)
  return problems
}
