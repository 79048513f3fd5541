/** Deposit limits as they stand, and what of them is used. */
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { LIMIT_PERIODS, type LimitPeriod } from '@lantern/contract/safer'
import { sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import { OPEN_STATES } from '../finance/orders/deposit-states.rules.ts'
import { changeLimit, type LimitState, periodEnd, periodStart } from './limit.rules.ts'

const NONE: LimitState = { amount: null, pending: null }

export type LimitUse = LimitState & {
  readonly period: LimitPeriod
  /** Fen that count against it. */
  readonly used: number
  readonly resetAt: number
}

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

/** Of the limits in force the one with the least left (screens.md 0.5); without any the day, unlimited. */
export function bindingLimit(uses: readonly LimitUse[]): LimitUse & { readonly left: number } {
  const withLeft = uses.map((use) => ({
    ...use,
    left: use.amount === null ? Number.POSITIVE_INFINITY : Math.max(0, use.amount - use.used),
  }))
  const [first, ...rest] = withLeft
  if (!first) throw new RangeError('There is a limit for each period, if only an empty one.')
  return rest.reduce((least, use) => (use.left < least.left ? use : least), first)
}

/** The caller holds the member's row. */
export async function saveLimit(
  trx: Trx,
  memberId: string,
  period: LimitPeriod,
  wanted: number | null,
  now: number,
): Promise<LimitState> {
  const next = changeLimit(await limitState(trx, memberId, period), wanted, now)
  const row = {
    amount: next.amount,
    pending_amount: next.pending?.amount ?? null,
    pending_at: next.pending?.at ?? null,
    set_at: now,
  }
  await trx
    .insertInto('limits')
    .values({ member_id: memberId, kind: 'deposit', period, ...row })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(row))
    .execute()
  return next
}

async function limitState(db: Executor, memberId: string, period: LimitPeriod): Promise<LimitState> {
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
