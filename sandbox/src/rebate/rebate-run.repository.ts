/** What the daily calculation of rebates reads and writes. */
import { DAY_MS } from '@lantern/contract/site-time'
import type { Insertable } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

export async function lastCalculatedDay(db: Executor): Promise<number | null> {
  const last = await db
    .selectFrom('rebate_runs')
    .select(({ fn }) => fn.max('day').as('day'))
    .executeTakeFirst()
  return last?.day ?? null
}

/** Members with unclaimed rebates of that day or earlier. */
export async function membersWithReady(db: Executor, upTo: number): Promise<string[]> {
  const due = await db
    .selectFrom('rebate_days')
    .select('member_id')
    .distinct()
    .where('state', '=', 'READY')
    .where('day', '<=', upTo)
    .execute()
  return due.map(({ member_id: memberId }) => memberId)
}

/** Members with valid turnover on that day. */
export async function playersOn(db: Executor, day: number): Promise<{ id: string; vip: number }[]> {
  return db
    .selectFrom('bets as b')
    .innerJoin('members as m', 'm.id', 'b.member_id')
    .select(['m.id', 'm.vip'])
    .distinct()
    .where('b.settled_at', '>=', day)
    .where('b.settled_at', '<', day + DAY_MS)
    .where('b.valid_fen', '>', 0)
    .execute()
}

export async function insertDays(trx: Trx, days: readonly Insertable<Schema['rebate_days']>[]): Promise<void> {
  if (days.length === 0) return
  await trx
    .insertInto('rebate_days')
    .values(days)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertRun(trx: Trx, day: number, at: number): Promise<void> {
  await trx
    .insertInto('rebate_runs')
    .values({ day, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
