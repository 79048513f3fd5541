/** Settles demo bets every second, as for members. */
import { OPEN } from '../book/bet-states.rules.ts'
import type { Catalogue } from '../book/matches/catalogue.ts'
import { type Database, inTransaction } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { settleDemoBet } from './demo-bets.ts'

/** States before the end of a match. */
const LAST_RUNNING_STATE = 2

export function settleDemoJob(catalogue: Catalogue): Job {
  return {
    name: 'demo.settle',
    everyMs: 1_000,
    run: async ({ db, now }) => {
      const rows = await db.selectFrom('demo_bets').select('match_id').distinct().where('state', '=', OPEN).execute()
      for (const { match_id } of rows) await settleMatch(db, catalogue, match_id, now)
    },
  }
}

async function settleMatch(db: Database, catalogue: Catalogue, matchId: string, now: number): Promise<void> {
  const fixture = catalogue.fixture(matchId)
  if (!fixture) return
  const status = await catalogue.status(db, fixture, now)
  if (status.state <= LAST_RUNNING_STATE) return
  const open = await db
    .selectFrom('demo_bets')
    .select('no')
    .where('match_id', '=', matchId)
    .where('state', '=', OPEN)
    .execute()
  for (const { no } of open) await inTransaction(db, (trx) => settleDemoBet(trx, no, status, now))
}
