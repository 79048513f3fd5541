/** Open bets of demos. */
import { OPEN } from '../book/bet-states.rules.ts'
import type { Executor } from '../database/database.ts'

export async function matchesWithOpenDemoBets(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('demo_bets').select('match_id').distinct().where('state', '=', OPEN).execute()
  return rows.map(({ match_id: matchId }) => matchId)
}

export async function openDemoBetsOf(db: Executor, matchId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('demo_bets')
    .select('no')
    .where('match_id', '=', matchId)
    .where('state', '=', OPEN)
    .execute()
  return rows.map(({ no }) => no)
}
