/** What the state of a deposit order allows (screens.md 11.4). Pure. */

import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { DAY_MS } from '@lantern/contract/site-time'
import type { DepositRow } from '../../database/tables/finance.schema.ts'
import { toFen } from '../../ledger/money.rules.ts'
import { OPEN_STATES } from '../orders/deposit-states.rules.ts'
import { CHAINS, usdtToFen } from './deposit.rules.ts'

/** A payment that comes after the expiry is still matched this long. */
export const LATE_MATCH_MS = DAY_MS

export function isOpen(order: DepositRow): boolean {
  return (OPEN_STATES as readonly number[]).includes(order.state)
}

export function isLateMatch(order: DepositRow, now: number): boolean {
  return now - order.expire_at <= LATE_MATCH_MS
}

/** Sent and not seen, or another amount is held. An expired order is matched by its payment alone, unless that one is held. */
export function canAppeal(order: DepositRow, now: number): boolean {
  // Its payee has his time to speak first; then a person looks without being asked.
  if (order.part_no !== null) return false
  if (order.state === DEPOSIT_STATE.claimed || order.state === DEPOSIT_STATE.confirming) return true
  return (
    order.state === DEPOSIT_STATE.expired && order.paid_amount !== null && order.next_at !== null && now < order.next_at
  )
}

/** Fen that an amount in the order's currency is. */
export function paidFen(order: DepositRow, text: string): number {
  const short = text.replace(/(\.\d{2})\d+$/, '$1')
  return order.rate === null ? toFen(short) : usdtToFen(toFen(short), order.rate)
}

export function chainOf(order: DepositRow): (typeof CHAINS)['TRC20'] | undefined {
  return order.network === 'TRC20' || order.network === 'ERC20' ? CHAINS[order.network] : undefined
}
