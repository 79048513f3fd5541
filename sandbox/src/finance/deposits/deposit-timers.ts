/** Timed transitions of an order: expiry, bank confirmation, next block, end of a hold or review (screens.md 11.4, 12). */
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import type { Trx } from '../../database/database.ts'
import type { DepositRow } from '../../database/tables/money/finance.schema.ts'
import { readTimeline } from '../orders/timeline.rules.ts'
import { changeDeposit } from './order/deposit.repository.ts'
import { creditDeposit, type DepositCredited, failDeposit } from './order/deposit-credit.ts'
import { chainOf } from './order/deposit-state.rules.ts'
import { move } from './order/deposit-turns.ts'
import { decideAppeal, endHold } from './steps/deposit-appeal.ts'
import { UNSEEN_MS } from './steps/deposit-claim.ts'
import { tickSpeedDeposit } from './steps/speed-deposit.ts'

export async function tickDeposit(
  trx: Trx,
  order: DepositRow,
  now: number,
  credited: readonly DepositCredited[],
): Promise<void> {
  if (order.part_no !== null) return tickSpeedDeposit(trx, order, now, credited)
  if (order.state === DEPOSIT_STATE.created && order.expire_at <= now) {
    await move(trx, order, DEPOSIT_STATE.expired, now, { next_at: null })
    return
  }
  if (order.next_at === null || order.next_at > now) return
  if (order.state === DEPOSIT_STATE.appeal) {
    await decideAppeal(trx, order, now, credited)
    return
  }
  if (order.paid_amount !== null) {
    await endHold(trx, order, now, credited)
    return
  }
  // Its next check was set to a day after the claim: no payment was detected, even if this tick is late.
  const claimedAt = readTimeline(order.timeline).at(-1)?.at ?? order.created_at
  if (order.next_at - claimedAt >= UNSEEN_MS) {
    await failDeposit(trx, order, 'D01', now)
    return
  }
  const chain = chainOf(order)
  if (order.state === DEPOSIT_STATE.claimed || !chain) {
    await creditDeposit(trx, order, now, credited)
    return
  }
  const blocks = 1 + Math.floor((now - order.next_at) / chain.everyMs)
  const confirmations = Math.min(chain.need, order.confirmations + blocks)
  if (confirmations >= chain.need) await creditDeposit(trx, order, now, credited)
  else await changeDeposit(trx, order, { confirmations, next_at: order.next_at + blocks * chain.everyMs })
}
