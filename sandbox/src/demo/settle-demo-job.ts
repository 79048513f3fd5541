/** Settles demo bets every second, as for members. */

import { decidedMatch } from '../book/bet/verdicts.ts'
import type { Catalogue } from '../book/matches/catalogue.ts'
import { type Database, inTransaction } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { matchesWithOpenDemoBets, openDemoBetsOf } from './demo-bets.repository.ts'
import { settleDemoBet } from './demo-bets.ts'

export function settleDemoJob(catalogue: Catalogue): Job {
  return {
    name: 'demo.settle',
    everyMs: 1_000,
    run: async ({ db, now }) => {
      for (const matchId of await matchesWithOpenDemoBets(db)) await settleMatch(db, catalogue, matchId, now)
    },
  }
}

async function settleMatch(db: Database, catalogue: Catalogue, matchId: string, now: number): Promise<void> {
  const match = await decidedMatch(db, catalogue, matchId, now)
  if (!match) return
  for (const no of await openDemoBetsOf(db, matchId))
    await inTransaction(db, (trx) => settleDemoBet(trx, no, match, now))
}
