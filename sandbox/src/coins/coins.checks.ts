/** Ledger check of coins. */
import { sql } from 'kysely'
import type { ProofCheck } from '../ledger/proof.ts'

/** What is left in a member's lots equals the account. */
export const coinProof: ProofCheck = async (db) => {
  const { rows } = await sql<{ what: string }>`
    SELECT coalesce(a.owner, 'member:' || l.member_id) AS what
    FROM (SELECT owner, balance FROM ledger_accounts WHERE kind = 'coin' AND owner <> 'house' AND balance <> 0) a
    FULL JOIN (SELECT member_id, sum(left_coins) AS coins FROM coin_lots GROUP BY member_id) l ON a.owner = 'member:' || l.member_id
    WHERE coalesce(a.balance, 0) <> coalesce(l.coins, 0)`.execute(db)
  return rows.map(({ what }) => `the coins of ${what} differ from their lots`)
}
