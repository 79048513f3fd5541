/** Ledger checks of the book. */
import { sql } from 'kysely'
import type { ProofCheck } from '../ledger/proof.ts'

/** `venueOpen.*` must equal the stakes of open bets. */
export const openStakesProof: ProofCheck = async (db) => {
  const { rows } = await sql<{ what: string }>`
    SELECT coalesce(a.owner, b.owner) || '/' || coalesce(a.kind, b.kind) AS what
    FROM (SELECT owner, kind, balance FROM ledger_accounts WHERE kind LIKE 'venueOpen.%') a
    FULL JOIN (SELECT 'member:' || member_id AS owner, 'venueOpen.' || en_name AS kind, sum(stake) AS stakes
               FROM bets WHERE state = 2 GROUP BY member_id, en_name) b
      ON a.owner = b.owner AND a.kind = b.kind
    WHERE coalesce(a.balance, 0) <> coalesce(b.stakes, 0)`.execute(db)
  return rows.map((row) => `open stakes differ from ${row.what}`)
}
