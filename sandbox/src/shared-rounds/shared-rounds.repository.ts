/** Rows of bets on shared rounds. */
import { OPEN, VOID } from '../book/bet/bet-states.rules.ts'
import type { Executor, Trx } from '../database/database.ts'
import type { BetRow } from '../database/tables/site/book.schema.ts'

/** Member id, or null for a demo, which has no such bets. */
export type Player = string | null

/** Stakes of a member on one round, fen. */
export async function heldStakes(db: Executor, player: Player, key: string): Promise<number> {
  if (player === null) return 0
  const { sum } = await db
    .selectFrom('bets')
    .select(({ fn }) => fn.sum<number | null>('stake').as('sum'))
    .where('member_id', '=', player)
    .where('match_id', '=', key)
    .where('state', '<>', VOID)
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** A member's bets on some rounds, oldest first. */
export async function betsOnRounds(db: Executor, player: Player, keys: readonly string[]): Promise<BetRow[]> {
  if (player === null) return []
  return db
    .selectFrom('bets')
    .selectAll()
    .where('member_id', '=', player)
    .where('match_id', 'in', keys)
    .orderBy('placed_at')
    .orderBy('no')
    .execute()
}

/** Who has open bets on which rounds of these engines. */
export async function openRounds(
  db: Executor,
  engines: readonly string[],
): Promise<{ matchId: string; memberId: string }[]> {
  return db
    .selectFrom('bets')
    .select(['match_id as matchId', 'member_id as memberId'])
    .distinct()
    .where('state', '=', OPEN)
    .where('kind', 'in', engines)
    .execute()
}

/** Number of members with an open bet on each of these rounds. */
export async function seatedOn(db: Executor, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('bets')
    .select(({ fn }) => ['match_id as key', fn.count<number | string>('member_id').distinct().as('members')])
    .where('match_id', 'in', keys)
    .where('state', '=', OPEN)
    .groupBy('match_id')
    .execute()
  return new Map(rows.map(({ key, members }) => [key, Number(members)]))
}

/** Open bets of a member on one round, locked, oldest first. */
export async function takeOpenBets(trx: Trx, memberId: string, key: string): Promise<BetRow[]> {
  return trx
    .selectFrom('bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('match_id', '=', key)
    .where('state', '=', OPEN)
    .orderBy('placed_at')
    .orderBy('no')
    .forUpdate()
    .execute()
}

export async function storeSettled(
  trx: Trx,
  { no, state, result, return_fen, valid_fen, names, settled_at }: BetRow,
): Promise<void> {
  await trx
    .updateTable('bets')
    .set({ state, result, return_fen, valid_fen, names, settled_at })
    .where('no', '=', no)
    .execute()
}
