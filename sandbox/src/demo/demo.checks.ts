/** Ledger checks of demos. */
import { sql } from 'kysely'
import type { ProofCheck } from '../ledger/proof.ts'

/** `demoOpen.*` must equal the stakes of open demo bets, and no entry may mix credit with money. */
export const demoProof: ProofCheck = async (db) => {
  const open = await sql<{ what: string }>`
    SELECT coalesce(a.owner, b.owner) || '/' || coalesce(a.kind, b.kind) AS what
    FROM (SELECT owner, kind, balance FROM ledger_accounts WHERE kind LIKE 'demoOpen.%') a
    FULL JOIN (SELECT 'demo:' || account_id AS owner, 'demoOpen.' || en_name AS kind, sum(stake) AS stakes
               FROM demo_bets WHERE state = 2 GROUP BY account_id, en_name) b
      ON a.owner = b.owner AND a.kind = b.kind
    WHERE coalesce(a.balance, 0) <> coalesce(b.stakes, 0)`.execute(db)
  const mixed = await sql<{ what: string }>`
    SELECT e.no AS what FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
    GROUP BY e.no HAVING bool_or(a.currency = 'DEMO' OR a.owner LIKE 'demo:%') AND bool_or(a.currency <> 'DEMO' OR a.owner LIKE 'member:%')`.execute(
    db,
  )
  return [
    ...open.rows.map((row) => `open demo stakes differ from ${row.what}`),
    ...mixed.rows.map((row) => `an entry mixes play credit with money: ${row.what}`),
  ]
}
