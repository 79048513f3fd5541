/** A member's change of a limit. */
import type { Trx } from '../database/database.ts'
import { changeLimit, type LimitState } from './guard/limit.rules.ts'
import { type LimitKey, limitState, storeLimit } from './guard/limits.repository.ts'

/** The caller holds the member's row. @param wanted fen or hundredths of a minute, null = none @returns the limit after the change */
export async function saveLimit(
  trx: Trx,
  memberId: string,
  key: LimitKey,
  wanted: number | null,
  now: number,
): Promise<LimitState> {
  const next = changeLimit(await limitState(trx, memberId, key), wanted, now)
  await storeLimit(trx, memberId, key, next, now)
  return next
}
