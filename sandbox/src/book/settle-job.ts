/** Settles finished matches: every second of the sandbox clock, well within ten seconds of the end (screens.md 12). */

import { sql } from 'kysely'
import { type Database, inTransaction } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import type { ProofCheck } from '../ledger/proof.ts'
import { matchesWithOpenBets, openBetsOf } from './bets.repository.ts'
import { settleBet } from './bets.ts'
import type { Catalogue } from './matches/catalogue.ts'

export function settleJob(catalogue: Catalogue): Job {
  return {
    name: 'book.settle',
    everyMs: 1_000,
    run: async ({ db, now }) => {
      for (const matchId of await matchesWithOpenBets(db)) await settleMatch(db, catalogue, matchId, now)
    },
  }
}

/** Settles the open bets of a match if it is over, each in its own transaction. @returns how many were settled */
export async function settleMatch(db: Database, catalogue: Catalogue, matchId: string, now: number): Promise<number> {
  const fixture = catalogue.fixture(matchId)
  if (!fixture) return 0
  const status = await catalogue.status(db, fixture, now)
  if (status.state <= 2) return 0
  let settled = 0
  for (const no of await openBetsOf(db, matchId)) {
    if (await inTransaction(db, (trx) => settleBet(trx, no, status, now))) settled += 1
  }
  return settled
}

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
