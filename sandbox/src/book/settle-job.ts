/** Settles finished matches: every second of the sandbox clock, well within ten seconds of the end (screens.md 12). */

import { type Database, inTransaction } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { decidedMatch } from './bet/verdicts.ts'
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

/** Settles the open bets of a match if it is decided, each in its own transaction. @returns how many were settled */
export async function settleMatch(db: Database, catalogue: Catalogue, matchId: string, now: number): Promise<number> {
  const match = await decidedMatch(db, catalogue, matchId, now)
  if (!match) return 0
  let settled = 0
  for (const no of await openBetsOf(db, matchId)) {
    if (await inTransaction(db, (trx) => settleBet(trx, no, match, now))) settled += 1
  }
  return settled
}
