/** Limits as they stand, and the deposits that count against them. Amounts of money in fen, of time in hundredths of a minute. */
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import type { LimitKind, LimitPeriod } from '@lantern/contract/safer'
import { sql } from 'kysely'
import type { Executor, Trx } from '../../database/database.ts'
import type { LimitState } from './limit.rules.ts'

const { created, claimed, confirming, appeal, success } = DEPOSIT_STATE
const COUNTED = [created, claimed, confirming, appeal, success]

export const NO_LIMIT: LimitState = { amount: null, pending: null }

export type LimitKey = { readonly kind: LimitKind; readonly period: LimitPeriod }

/** The caller holds the member's row. */
export async function storeLimit(
  trx: Trx,
  memberId: string,
  key: LimitKey,
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
    .values({ member_id: memberId, ...key, ...row })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(row))
    .execute()
}

export async function limitState(db: Executor, memberId: string, { kind, period }: LimitKey): Promise<LimitState> {
  return (await limitStates(db, memberId, kind)).get(period) ?? NO_LIMIT
}

/** By period; one without a row has none. */
export async function limitStates(db: Executor, memberId: string, kind: LimitKind): Promise<Map<string, LimitState>> {
  const rows = await db
    .selectFrom('limits')
    .select(['period', 'amount', 'pending_amount', 'pending_at'])
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .execute()
  return new Map(
    rows.map(({ period, amount, pending_amount, pending_at }) => [
      period,
      { amount, pending: pending_at === null ? null : { amount: pending_amount, at: pending_at } },
    ]),
  )
}

/** Credited since then plus reserved by orders that may still be credited, in dispute too, fen (screens.md 11.4). */
export async function depositedSince(db: Executor, memberId: string, since: number): Promise<number> {
  const row = await db
    .selectFrom('deposit_orders')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('used'))
    .where('member_id', '=', memberId)
    .where('state', 'in', COUNTED)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return row?.used ?? 0
}
