/** Parts of bets that were cashed out, and values at which bets are cashed out automatically. */
import type { Executor, Trx } from '../../database/database.ts'
import type { BetCashOutRow, BetRow } from '../../database/tables/site/book.schema.ts'
import { OPEN } from './bet-states.rules.ts'

export async function insertCashOut(trx: Trx, row: BetCashOutRow): Promise<void> {
  await trx.insertInto('bet_cash_outs').values(row).execute()
}

/** How bets were cashed out, by number. */
export async function cashOutsOf(db: Executor, nos: readonly string[]): Promise<ReadonlyMap<string, BetCashOutRow>> {
  if (nos.length === 0) return new Map()
  const rows = await db.selectFrom('bet_cash_outs').selectAll().where('bet_no', 'in', nos).execute()
  return new Map(rows.map((row) => [row.bet_no, row]))
}

/** Parts by the bet they were taken from, in the order they were cashed out. */
export async function partsOf(db: Executor, nos: readonly string[]): Promise<ReadonlyMap<string, BetRow[]>> {
  const parts = new Map<string, BetRow[]>()
  if (nos.length === 0) return parts
  const rows = await db
    .selectFrom('bet_cash_outs as c')
    .innerJoin('bets as b', 'b.no', 'c.bet_no')
    .selectAll('b')
    .select('c.part_of')
    .where('c.part_of', 'in', nos)
    .orderBy('b.settled_at')
    .orderBy((sort) => sort.fn('length', ['b.no']))
    .orderBy('b.no')
    .execute()
  for (const { part_of, ...row } of rows) {
    if (part_of === null) continue
    parts.set(part_of, [...(parts.get(part_of) ?? []), row])
  }
  return parts
}

/** Values at which bets are cashed out automatically, fen. */
export async function autoCashOutsOf(db: Executor, nos: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (nos.length === 0) return new Map()
  const rows = await db.selectFrom('bet_auto_cash_outs').selectAll().where('bet_no', 'in', nos).execute()
  return new Map(rows.map((row) => [row.bet_no, row.fen]))
}

export async function setAutoCashOut(trx: Trx, betNo: string, fen: number, at: number): Promise<void> {
  await trx
    .insertInto('bet_auto_cash_outs')
    .values({ bet_no: betNo, fen, at })
    .onConflict((conflict) => conflict.column('bet_no').doUpdateSet({ fen, at }))
    .execute()
}

export async function removeAutoCashOut(trx: Trx, betNo: string): Promise<void> {
  await trx.deleteFrom('bet_auto_cash_outs').where('bet_no', '=', betNo).execute()
}

/** Open bets with such a value, oldest setting first. */
export async function betsWithAutoCashOut(db: Executor): Promise<(BetRow & { fen: number })[]> {
  return db
    .selectFrom('bet_auto_cash_outs as a')
    .innerJoin('bets as b', 'b.no', 'a.bet_no')
    .selectAll('b')
    .select('a.fen')
    .where('b.state', '=', OPEN)
    .orderBy('a.at')
    .execute()
}
