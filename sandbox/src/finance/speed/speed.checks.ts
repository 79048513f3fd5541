/** Ledger checks of speed payouts: both orders of a part must agree on the money in every state. */
import { sql } from 'kysely'
import type { ProofCheck } from '../../ledger/proof.ts'

const STATEMENTS: readonly { readonly says: string; readonly query: string }[] = [
  {
    says: 'a payout has paid something else than its settled parts',
    query: `SELECT w.no AS what FROM withdraw_orders w WHERE w.channel = 'SPEED' AND w.parts_paid <>
      (SELECT coalesce(sum(p.amount), 0) FROM speed_parts p WHERE p.withdraw_no = w.no AND p.is_settled)`,
  },
  {
    says: 'a settled part and its posting disagree',
    query: `SELECT p.no AS what FROM speed_parts p
      LEFT JOIN ledger_entries e ON e.biz_type = 'WITHDRAW_PAY' AND e.biz_no = p.withdraw_no AND e.step = p.no
      WHERE p.is_settled <> (e.id IS NOT NULL) OR (p.is_settled AND p.state <> 4)`,
  },
  {
    says: 'a part and the order of its payer disagree',
    query: `SELECT p.no AS what FROM speed_parts p LEFT JOIN deposit_orders d ON d.no = p.deposit_no WHERE NOT CASE p.state
      WHEN 2 THEN coalesce(d.state = 1, false) WHEN 3 THEN coalesce(d.state = 2, false)
      WHEN 4 THEN coalesce(d.state IN (2, 4, 8), false) WHEN 5 THEN coalesce(d.state IN (2, 8), false)
      ELSE p.deposit_no IS NULL END OR (d.no IS NOT NULL AND (d.amount <> p.amount OR d.member_id = p.payee_id OR d.part_no <> p.no))`,
  },
  {
    says: 'a speed deposit that is open or credited has no part',
    query: `SELECT d.no AS what FROM deposit_orders d WHERE d.part_no IS NOT NULL AND d.state IN (1, 2, 4, 8)
      AND NOT EXISTS (SELECT 1 FROM speed_parts p WHERE p.no = d.part_no AND p.deposit_no = d.no)`,
  },
  {
    says: 'a payout that is over has a part that waits',
    query: `SELECT w.no AS what FROM withdraw_orders w JOIN speed_parts p ON p.withdraw_no = w.no
      WHERE w.state IN (6, 8) AND (p.state NOT IN (4, 6) OR (p.state = 4 AND NOT p.is_settled))`,
  },
  {
    says: 'the clearing of speed payouts and its parts disagree',
    query: `SELECT 'clear.deposit.SPEED and clear.withdraw.SPEED' AS what WHERE
      (SELECT coalesce(sum(balance), 0) FROM ledger_accounts WHERE owner = 'house' AND kind IN ('clear.deposit.SPEED', 'clear.withdraw.SPEED'))
      <> (SELECT coalesce(sum(CASE WHEN p.is_settled THEN p.amount ELSE 0 END - CASE WHEN d.state = 4 THEN d.amount ELSE 0 END), 0)
        FROM speed_parts p LEFT JOIN deposit_orders d ON d.no = p.deposit_no)`,
  },
]

export const speedChecks: ProofCheck = async (db) => {
  const problems: string[] = []
  for (const { says, query } of STATEMENTS) {
    const { rows } = await sql.raw<{ what: string }>(query).execute(db)
    if (rows.length > 0) problems.push(`${says}: ${rows.map(({ what }) => what).join(', ')}`)
  }
  return problems
}
