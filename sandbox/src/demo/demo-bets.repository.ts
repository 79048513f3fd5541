/** Open bets of demos. */
import { OPEN } from '../book/bet/bet-states.rules.ts'
import { PARLAY } from '../book/bet/bet-view.rules.ts'
import type { Executor } from '../database/database.ts'

export async function matchesWithOpenDemoBets(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('demo_bets')
    .select('match_id')
    .where('state', '=', OPEN)
    .where('kind', '<>', PARLAY)
    .union(
      db
        .selectFrom('bet_legs as l')
        .innerJoin('demo_bets as b', 'b.no', 'l.bet_no')
        .select('l.match_id')
        .where('l.decided_at', 'is', null),
    )
    .execute()
  return rows.map(({ match_id: matchId }) => matchId)
}

export async function openDemoBetsOf(db: Executor, matchId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('demo_bets')
    .select('no')
    .where('match_id', '=', matchId)
    .where('state', '=', OPEN)
    .union(
      db
        .selectFrom('bet_legs as l')
        .innerJoin('demo_bets as b', 'b.no', 'l.bet_no')
        .select('b.no')
        .where('l.match_id', '=', matchId)
        .where('l.decided_at', 'is', null),
    )
    .execute()
  return rows.map(({ no }) => no)
}
