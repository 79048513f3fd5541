/** Actions of the member on an order: "I have paid", and cancelling (screens.md 11.4). */

import * as CODE from '@lantern/contract/code'
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { DAY_MS } from '@lantern/contract/site-time'
import type { Trx } from '../../../database/database.ts'
import type { DepositRow } from '../../../database/tables/money/finance.schema.ts'
import { fromFen, writtenFen } from '../../../ledger/money.rules.ts'
import { refuse } from '../../../refusal/refuse.ts'
import { SandboxError } from '../../../refusal/sandbox-error.ts'
import { CONFIRM_MS } from '../../speed/speed.rules.ts'
import { changeDeposit } from '../order/deposit.repository.ts'
import { confirmMs, RATE_LOCK_MS } from '../order/deposit.rules.ts'
import { usdtRate } from '../order/deposit-rate.ts'
import { chainOf, paidFen } from '../order/deposit-state.rules.ts'
import { move, stateChanged } from '../order/deposit-turns.ts'

/** A claimed payment that the bank does not detect fails after this time, so that no order stays open for ever. */
export const UNSEEN_MS = DAY_MS

/**
 * "I have paid": starts the simulated bank or chain; with the fault `sim/bank` it finds no payment.
 * @throws SandboxError 711014 expired, 711015 in any other state, 711019 when the lock of the rate has expired (the order then has the new rate)
 */
export async function claimDeposit(
  trx: Trx,
  order: DepositRow,
  { txid, isSilent = false }: { txid?: string; isSilent?: boolean },
  now: number,
): Promise<DepositRow> {
  if (order.state === DEPOSIT_STATE.claimed || order.state === DEPOSIT_STATE.confirming) return order
  requireOpen(order, now)
  await requireRate(trx, order, now)
  return move(trx, order, chainOf(order) ? DEPOSIT_STATE.confirming : DEPOSIT_STATE.claimed, now, {
    txid: txid ?? null,
    next_at: now + lookMs(order, isSilent),
  })
}

/** Time of the next check: the payee's limit for a speed deposit, a day for a silent bank. */
function lookMs(order: DepositRow, isSilent: boolean): number {
  if (order.part_no !== null) return CONFIRM_MS
  return isSilent ? UNSEEN_MS : (chainOf(order)?.everyMs ?? confirmMs(order.method))
}

/** @throws SandboxError 711014, 711015 */
export async function cancelDeposit(trx: Trx, order: DepositRow, now: number): Promise<DepositRow> {
  if (order.state === DEPOSIT_STATE.cancelled) return order
  requireOpen(order, now)
  return move(trx, order, DEPOSIT_STATE.cancelled, now, { next_at: null })
}

/** A refused call keeps the order's new rate, so that the member can accept it. */
async function requireRate(trx: Trx, order: DepositRow, now: number): Promise<void> {
  if (order.rate === null || order.rate_until === null || now <= order.rate_until) return
  const rate = await usdtRate(trx)
  const amount = paidFen({ ...order, rate }, order.pay_amount)
  await changeDeposit(trx, order, { rate, amount, rate_until: now + RATE_LOCK_MS })
  throw new SandboxError(
    CODE.RATE_CHANGED,
    {
      zh: `锁定的汇率已到期，现为 ${rate}，到账 ¥${writtenFen(amount)}，请确认后再提交`,
      en: `The locked rate ran out. It is now ${rate} and ¥${writtenFen(amount)} will be credited: check and confirm again.`,
    },
    { rate, amount: fromFen(amount), rateUntil: now + RATE_LOCK_MS },
    { keep: true },
  )
}

function requireOpen(order: DepositRow, now: number): void {
  if (order.state === DEPOSIT_STATE.expired || (order.state === DEPOSIT_STATE.created && order.expire_at <= now)) {
    throw refuse('order-expired')
  }
  if (order.state !== DEPOSIT_STATE.created) throw stateChanged(order)
}
