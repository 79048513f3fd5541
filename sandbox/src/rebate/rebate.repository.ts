/** Rows of rebates: a day's turnover, finished days, and claims. */
import { DAY_MS } from '@lantern/contract/site-time'
import { sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { RebateClaimItem, RebateClaimRow, RebateDay } from '../database/tables/money/rebate.schema.ts'
import type { Earned } from './rebate.rules.ts'

/** Turnover of one day by venue, with what was claimed of that day while it ran. */
export async function earnedOn(db: Executor, memberId: string, day: number): Promise<Earned[]> {
  const { rows } = await sql<{ en_name: string; category: string; valid: number; claimed: number }>`
    SELECT b.en_name, b.category, sum(b.valid_fen)::bigint AS valid,
      coalesce((SELECT sum(i.amount) FROM rebate_claim_items i JOIN rebate_claims c ON c.no = i.claim_no
        WHERE c.member_id = ${memberId} AND i.day = ${day} AND i.en_name = b.en_name), 0)::bigint AS claimed
    FROM bets b WHERE b.member_id = ${memberId} AND b.settled_at >= ${day} AND b.settled_at < ${day + DAY_MS}
    GROUP BY b.en_name, b.category HAVING sum(b.valid_fen) > 0 ORDER BY b.en_name`.execute(db)
  return rows.map(({ en_name: enName, ...row }) => ({ ...row, enName }))
}

/** Stakes that still wait for their results, by venue. */
export async function openStakes(db: Executor, memberId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('bets')
    .select(({ fn }) => ['en_name', fn.sum<number>('stake').as('stake')])
    .where('member_id', '=', memberId)
    .where('state', '=', 2)
    .groupBy('en_name')
    .execute()
  return new Map(rows.map(({ en_name: enName, stake }) => [enName, Number(stake)]))
}

export async function readyDays(db: Executor, memberId: string): Promise<RebateDay[]> {
  return db
    .selectFrom('rebate_days')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'READY')
    .orderBy('day')
    .orderBy('en_name')
    .execute()
}

export async function lastTodayClaim(db: Executor, memberId: string): Promise<number | null> {
  const row = await db
    .selectFrom('rebate_claims')
    .select('at')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'today')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

export async function insertClaim(
  trx: Trx,
  claim: RebateClaimRow,
  items: readonly Omit<RebateClaimItem, 'claim_no'>[],
): Promise<void> {
  await trx.insertInto('rebate_claims').values(claim).execute()
  await trx
    .insertInto('rebate_claim_items')
    .values(items.map((item) => ({ ...item, claim_no: claim.no })))
    .execute()
}

export async function changeDays(trx: Trx, days: readonly RebateDay[], state: RebateDay['state']): Promise<void> {
  for (const { member_id, day, en_name } of days)
    await trx
      .updateTable('rebate_days')
      .set({ state })
      .where('member_id', '=', member_id)
      .where('day', '=', day)
      .where('en_name', '=', en_name)
      .execute()
}

export async function isCalculated(db: Executor, day: number): Promise<boolean> {
  const run = await db.selectFrom('rebate_runs').select('day').where('day', '=', day).executeTakeFirst()
  return run !== undefined
}

export type ClaimFilter = {
  readonly memberId: string
  /** The period, in any order. */
  readonly from: number
  readonly to: number
  readonly requestNo?: string | undefined
}

/** One page of claims, newest first, with the sum of everything the filter matches. */
export async function pageOfClaims(
  db: Executor,
  { memberId, from, to, requestNo }: ClaimFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: RebateClaimRow[]; total: number; sum: number }> {
  const claims = db
    .selectFrom('rebate_claims')
    .where('member_id', '=', memberId)
    .where('at', '>=', Math.min(from, to))
    .where('at', '<=', Math.max(from, to))
    .$if(requestNo !== undefined, (query) => query.where('request_no', '=', requestNo ?? ''))
  const counted = await claims
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.sum<number>('amount').as('sum')])
    .executeTakeFirst()
  const rows = await claims.selectAll().orderBy('at', 'desc').orderBy('no').limit(limit).offset(offset).execute()
  return { rows, total: Number(counted?.total ?? 0), sum: Number(counted?.sum ?? 0) }
}

export async function itemsOfClaim(db: Executor, no: string): Promise<RebateClaimItem[]> {
  return db
    .selectFrom('rebate_claim_items')
    .selectAll()
    .where('claim_no', '=', no)
    .orderBy('day')
    .orderBy('en_name')
    .execute()
}
