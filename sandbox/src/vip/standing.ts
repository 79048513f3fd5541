/** What counts for a member's level. */
import { VIP_KEEP_MS } from '@lantern/contract/vip'
import type { Executor } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import type { VipState } from '../database/tables/members/vip.schema.ts'
import { levelRow } from './level.rules.ts'
import { type Growth, growthUntil, turnoverBetween } from './vip.repository.ts'

/** Totals since registration. Without a state, as the state would be opened now. */
export async function growthOf(
  db: Executor,
  { id, vip }: Pick<Member, 'id' | 'vip'>,
  state: VipState | undefined,
  at: number,
): Promise<Growth> {
  const own = await growthUntil(db, id, at)
  const base = state ? { deposit: state.base_deposit, turnover: state.base_turnover } : baseOf(vip, own)
  return { deposit: own.deposit + base.deposit, turnover: own.turnover + base.turnover }
}

/** What a member is credited whose level was granted: the part of its requirement that the records do not show. */
export function baseOf(level: number, own: Growth): Growth {
  const { deposit, turnover } = levelRow(level)
  return { deposit: Math.max(0, deposit - own.deposit), turnover: Math.max(0, turnover - own.turnover) }
}

/** Valid turnover of the keep period so far. */
export async function keptOf(db: Executor, memberId: string, keepFrom: number, at: number): Promise<number> {
  return turnoverBetween(db, memberId, keepFrom, Math.min(at, keepFrom + VIP_KEEP_MS))
}
