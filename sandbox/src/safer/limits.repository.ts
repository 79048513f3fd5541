/** Deposit limits as they stand, and what of them is used. */
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { LIMIT_PERIODS, type LimitPeriod } from '@lantern/contract/safer'
import { sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import { OPEN_STATES } from '../finance/orders/deposit-states.rules.ts'
import { type LimitState, type LimitUse, periodEnd, periodStart } from './limit.rules.ts'

const NONE: LimitState = { amount: null, pending: null }

export async function depositLimits(db: Executor, memberId: string, now: number): Promise<LimitUse[]> {
  const uses: LimitUse[] = []
  for (const period of LIMIT_PERIODS) {
    uses.push({
      ...(await limitState(db, memberId, period)),
      period,
      used: await depositedSince(db, memberId, periodStart(period, now)),
      resetAt: periodEnd(period, now),
    })
  }
  return uses
}

/** The caller holds the member's row. */
export async function storeLimit(
  trx: Trx,
  memberId: string,
  period: LimitPeriod,
  { amount, pending }: LimitState,
  now: number,
): Promise<void> {
  const row = {
    amount,
    pending_amount: pending?.amount ?? null,
    pending_at: pending?.at ?? null,
    set_at: now,
  }
  await trx
    .insertInto('limits')
    .values({ member_id: memberId, kind: 'deposit', period, ...row })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(row))
    .execute()
}

export async function limitState(db: Executor, memberId: string, period: LimitPeriod): Promise<LimitState> {
  const row = await db
    .selectFrom('limits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', 'deposit')
    .where('period', '=', period)
    .executeTakeFirst()
  if (!row) return NONE
  return {
    amount: row.amount,
    pending: row.pending_at === null ? null : { amount: row.pending_amount, at: row.pending_at },
  }
}

/** Credited since then plus reserved by orders that may still be credited, in dispute too, fen (screens.md 11.4). */
async function depositedSince(db: Executor, memberId: string, since: number): Promise<number> {
  const row = await db
    .selectFrom('deposit_orders')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('used'))
    .where('member_id', '=', memberId)
    .where('state', 'in', [...OPEN_STATES, DEPOSIT_STATE.appeal, DEPOSIT_STATE.success])
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return row?.used ?? 0
}
