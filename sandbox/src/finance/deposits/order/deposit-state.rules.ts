/** Actions allowed in each state of a deposit order (screens.md 11.4). Pure. */

import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { DAY_MS } from '@lantern/contract/site-time'
import type { DepositRow } from '../../../database/tables/money/finance.schema.ts'
import { toFen } from '../../../ledger/money.rules.ts'
import { OPEN_STATES } from '../../orders/deposit-states.rules.ts'
import { CHAINS, usdtToFen } from './deposit.rules.ts'

/** How long a payment is still matched after the expiry. */
export const LATE_MATCH_MS = DAY_MS

export function isOpen(order: DepositRow): boolean {
  return (OPEN_STATES as readonly number[]).includes(order.state)
}

export function isLateMatch(order: DepositRow, now: number): boolean {
  return now - order.expire_at <= LATE_MATCH_MS
}

/** Not detected, or with a different amount on hold. An expired order is completed by its payment only, unless that one is held. */
export function canAppeal(order: DepositRow, now: number): boolean {
  // The payee may respond first; then a review starts automatically.
  if (order.part_no !== null) return false
  if (order.state === DEPOSIT_STATE.claimed || order.state === DEPOSIT_STATE.confirming) return true
  return (
    order.state === DEPOSIT_STATE.expired && order.paid_amount !== null && order.next_at !== null && now < order.next_at
  )
}

/** The value in fen of an amount in the order's currency. */
export function paidFen(order: DepositRow, text: string): number {
  const short = text.replace(/(\.\d{2})\d+$/, '$1')
  return order.rate === null ? toFen(short) : usdtToFen(toFen(short), order.rate)
}

export function chainOf(order: DepositRow): (typeof CHAINS)['TRC20'] | undefined {
  return order.network === 'TRC20' || order.network === 'ERC20' ? CHAINS[order.network] : undefined
}
