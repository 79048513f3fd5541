/** A deposit order as the wire shows it. */
import { DEPOSIT_STATE, type DepositMethod, type DepositOrder } from '@lantern/contract/deposit'
import type { DepositRow } from '../../database/tables/money/finance.schema.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { maskName } from '../../members/mask.rules.ts'
import type { Locale } from '../../refusal/sandbox-error.ts'
import { readTimeline } from '../orders/timeline.rules.ts'
import { FAIL_REASONS } from './order/deposit.rules.ts'
import { canAppeal } from './order/deposit-state.rules.ts'

export function depositView(order: DepositRow, now: number, locale: Locale): DepositOrder {
  return {
    orderNo: order.no,
    method: order.method as DepositMethod,
    state: order.state as DepositOrder['state'],
    amount: fromFen(order.amount),
    payAmount: order.pay_amount,
    payCurrency: order.pay_currency as 'CNY' | 'USDT',
    rate: order.rate,
    network: order.network,
    payTo: payToView(order),
    payFrom: order.pay_from,
    confirmations: order.need_confirmations > 0 ? { done: order.confirmations, need: order.need_confirmations } : null,
    expireAt: order.expire_at,
    createdAt: order.created_at,
    reason: reasonText(order.reason, locale),
    reasonCode: order.reason,
    heldAmount: order.paid_amount,
    rateUntil: order.rate_until,
    confirmBy: order.part_no !== null && order.state === DEPOSIT_STATE.claimed ? order.next_at : null,
    canAppeal: canAppeal(order, now),
    timeline: toldTimeline(order, locale),
    version: order.version,
  }
}

/** Another member's name and number are shown in full only while they are needed to pay. */
function payToView(order: DepositRow): DepositOrder['payTo'] {
  const payTo = JSON.parse(order.pay_to) as DepositOrder['payTo']
  if (order.part_no === null || order.state === DEPOSIT_STATE.created) return payTo
  return { ...payTo, holder: maskName(payTo.holder ?? ''), account: `**** ${(payTo.account ?? '').slice(-4)}` }
}

function reasonText(code: string, locale: Locale): string {
  const why = FAIL_REASONS[code]
  if (!why) return code
  return locale === 'en' ? why.en : why.zh
}

/** The steps in the member's language; a different amount is mentioned in the last one. */
function toldTimeline(order: DepositRow, locale: Locale): DepositOrder['timeline'] {
  const steps = readTimeline(order.timeline).map((step) => ({ ...step, note: reasonText(step.note, locale) }))
  const last = steps.at(-1)
  const isHeld = order.paid_amount !== null && order.next_at !== null && order.state !== DEPOSIT_STATE.appeal
  if (!last || !isHeld) return steps
  const note =
    locale === 'en'
      ? `${order.paid_amount} arrived instead: it waits for a proof of your payment`
      : `实收 ${order.paid_amount}，与应付金额不符，请提交付款凭证`
  return [...steps.slice(0, -1), { ...last, note }]
}
