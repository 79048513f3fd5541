/** A member's change of a deposit limit. */
import type { LimitPeriod } from '@lantern/contract/safer'
import type { Trx } from '../database/database.ts'
import { changeLimit, type LimitState } from './limit.rules.ts'
import { limitState, storeLimit } from './limits.repository.ts'

/** The caller holds the member's row. @param wanted fen, null = none @returns the limit after the change */
export async function saveLimit(
  trx: Trx,
  memberId: string,
  period: LimitPeriod,
  wanted: number | null,
  now: number,
): Promise<LimitState> {
  const next = changeLimit(await limitState(trx, memberId, period), wanted, now)
  await storeLimit(trx, memberId, period, next, now)
  return next
}
