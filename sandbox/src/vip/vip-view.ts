/** What a member reads of levels and gifts. */
import { VIP_TOP, type VipGift, type VipLevel } from '@lantern/contract/vip'
import type { VipGiftRow } from '../database/tables/members/vip.schema.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { withdrawalAllowance } from '../members/vip.rules.ts'
import { capFen, REBATE_CATEGORIES, rateOf } from '../rebate/rebate.rules.ts'
import { levelRow } from './level.rules.ts'

/** All levels, the lowest first. */
export function levelViews(): VipLevel[] {
  return Array.from({ length: VIP_TOP + 1 }, (_, level) => {
    const { deposit, turnover, keep, gifts } = levelRow(level)
    const { dayCount, dayAmount, single } = withdrawalAllowance(level)
    return {
      level,
      deposit: fromFen(deposit),
      turnover: fromFen(turnover),
      keep: fromFen(keep),
      promotion: fromFen(gifts.promotion),
      birthday: fromFen(gifts.birthday),
      monthly: fromFen(gifts.monthly),
      withdrawals: dayCount,
      withdrawalAmount: fromFen(dayAmount),
      singleMax: fromFen(single),
      rebates: REBATE_CATEGORIES.map((category) => ({ category, rate: fromFen(rateOf(category, level)) })),
      rebateCap: fromFen(capFen(level)),
    }
  })
}

export function giftView({ id, kind, level, amount, at, claimed_at }: VipGiftRow): VipGift {
  return {
    id,
    kind,
    level,
    amount: fromFen(amount),
    state: claimed_at === null ? 'claimable' : 'claimed',
    at,
    claimedAt: claimed_at,
  }
}
