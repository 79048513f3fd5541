/** Picks of parlays, of members and of demos. */
import type { Executor, Trx } from '../../database/database.ts'
import type { BetLegRow } from '../../database/tables/site/book.schema.ts'

export async function insertLegs(trx: Trx, legs: readonly BetLegRow[]): Promise<void> {
  if (legs.length > 0)
    await trx
      .insertInto('bet_legs')
      .values([...legs])
      .execute()
}

/** Picks of parlays by bet, in the order of the slip. */
export async function legsOfBets(db: Executor, nos: readonly string[]): Promise<ReadonlyMap<string, BetLegRow[]>> {
  if (nos.length === 0) return new Map()
  const rows = await db.selectFrom('bet_legs').selectAll().where('bet_no', 'in', nos).orderBy('seat').execute()
  const legs = new Map<string, BetLegRow[]>(nos.map((no) => [no, []]))
  for (const row of rows) legs.get(row.bet_no)?.push(row)
  return legs
}

export async function decideLeg(
  trx: Trx,
  { bet_no, seat }: Pick<BetLegRow, 'bet_no' | 'seat'>,
  decided: Pick<BetLegRow, 'result' | 'score' | 'decided_at'>,
): Promise<void> {
  await trx.updateTable('bet_legs').set(decided).where('bet_no', '=', bet_no).where('seat', '=', seat).execute()
}

/** Closes the picks that no longer matter, because their bet is settled. */
export async function closeLegs(trx: Trx, betNo: string, at: number): Promise<void> {
  await trx
    .updateTable('bet_legs')
    .set({ decided_at: at })
    .where('bet_no', '=', betNo)
    .where('decided_at', 'is', null)
    .execute()
}
