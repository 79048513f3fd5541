/** Reads of bets. */
import type { Executor, Trx } from '../database/database.ts'
import type { BetRow, MatchOverride } from '../database/tables/site/book.schema.ts'
import { OPEN } from './bet/bet-states.rules.ts'
import { PARLAY } from './bet/bet-view.rules.ts'

export type BetFilter = {
  memberId: string
  category?: string
  enName?: string
  state?: number
  result?: string
  from: number
  to: number
}

export async function findBet(db: Executor, memberId: string, no: string): Promise<BetRow | undefined> {
  return db.selectFrom('bets').selectAll().where('no', '=', no).where('member_id', '=', memberId).executeTakeFirst()
}

/** One page, newest first, with the totals of everything the filter matches. */
export async function pageOfBets(db: Executor, filter: BetFilter, page: { pageNum: number; pageSize: number }) {
  const sums = await filtered(db, filter)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.sum<number | null>('stake').as('stake'),
      fn.sum<number | null>('valid_fen').as('valid'),
      fn.sum<number | null>('return_fen').as('returned'),
    ])
    .executeTakeFirstOrThrow()
  const open = await filtered(db, filter)
    .where('state', '=', OPEN)
    .select(({ fn }) => fn.sum<number | null>('stake').as('stake'))
    .executeTakeFirstOrThrow()
  const rows = await filtered(db, filter)
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('no', 'desc')
    .limit(page.pageSize)
    .offset((page.pageNum - 1) * page.pageSize)
    .execute()
  const totals = { stake: Number(sums.stake), valid: Number(sums.valid), returned: Number(sums.returned) }
  // An open bet has neither won nor lost yet.
  const net = totals.returned - (totals.stake - Number(open.stake))
  return { rows, total: Number(sums.total), totals: { ...totals, net } }
}

/** The newest bets of a member at a venue, open ones first. */
export async function recentBets(db: Executor, memberId: string, enName: string, limit: number): Promise<BetRow[]> {
  return db
    .selectFrom('bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('en_name', '=', enName)
    .orderBy('placed_at', 'desc')
    .limit(limit)
    .execute()
}

export async function openCounts(db: Executor, memberId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('bets')
    .select(({ fn }) => ['category', fn.countAll<number>().as('count')])
    .where('member_id', '=', memberId)
    .where('state', '=', OPEN)
    .groupBy('category')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.category, Number(row.count)]))
}

/** Matches that open bets wait for, as singles or as picks of parlays. */
export async function matchesWithOpenBets(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('bets')
    .select('match_id')
    .where('state', '=', OPEN)
    .where('kind', '<>', PARLAY)
    .union(
      db
        .selectFrom('bet_legs as l')
        .innerJoin('bets as b', 'b.no', 'l.bet_no')
        .select('l.match_id')
        .where('l.decided_at', 'is', null),
    )
    .execute()
  return rows.map((row) => row.match_id)
}

/** Open bets on a match: singles, and parlays whose pick of it is undecided. */
export async function openBetsOf(db: Executor, matchId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bets')
    .select('no')
    .where('match_id', '=', matchId)
    .where('state', '=', OPEN)
    .union(
      db
        .selectFrom('bet_legs as l')
        .innerJoin('bets as b', 'b.no', 'l.bet_no')
        .select('b.no')
        .where('l.match_id', '=', matchId)
        .where('l.decided_at', 'is', null),
    )
    .execute()
  return rows.map((row) => row.no)
}

function filtered(db: Executor, filter: BetFilter) {
  let query = db
    .selectFrom('bets')
    .where('member_id', '=', filter.memberId)
    .where('placed_at', '>=', filter.from)
    .where('placed_at', '<=', filter.to)
  if (filter.category) query = query.where('category', '=', filter.category)
  if (filter.enName) query = query.where('en_name', '=', filter.enName)
  if (filter.state !== undefined) query = query.where('state', '=', filter.state)
  if (filter.result) query = query.where('result', '=', filter.result)
  return query
}

/** A bet of any member. */
export async function betByNo(db: Executor, no: string): Promise<BetRow | undefined> {
  return db.selectFrom('bets').selectAll().where('no', '=', no).executeTakeFirst()
}

/** Decides a match: its score and end replace the simulated ones. */
export async function insertOverride(trx: Trx, override: MatchOverride): Promise<void> {
  await trx.insertInto('match_overrides').values(override).execute()
}

/** Locks a bet of any member. */
export async function lockedBet(trx: Trx, no: string): Promise<BetRow> {
  return trx.selectFrom('bets').selectAll().where('no', '=', no).forUpdate().executeTakeFirstOrThrow()
}

/** How often a correction of this bet has moved money. */
export async function correctionsOf(trx: Trx, no: string): Promise<number> {
  const { count } = await trx
    .selectFrom('ledger_entries')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('biz_type', '=', 'BET_RESETTLE')
    .where('biz_no', '=', no)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function correctBet(
  trx: Trx,
  no: string,
  corrected: Pick<BetRow, 'state' | 'result' | 'return_fen' | 'valid_fen'>,
): Promise<void> {
  await trx.updateTable('bets').set(corrected).where('no', '=', no).execute()
}
