/** Where to show the message of a refused money write (screens.md 0.3). The text is the server's; this only finds its position. */

import { ROUTE } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'

/** A field, the whole form, or a step that must come first. */
export type RefusalTarget = 'amount' | 'fundPwd' | 'account' | 'venue' | 'form' | 'identity' | 'open-order' | 'changed'

const TARGETS: Readonly<Record<number, RefusalTarget>> = {
  [CODE.INSUFFICIENT_BALANCE]: 'amount',
  [CODE.BELOW_MINIMUM]: 'amount',
  [CODE.ABOVE_MAXIMUM]: 'amount',
  [CODE.WITHDRAWAL_AMOUNT_USED_UP]: 'amount',
  [CODE.TURNOVER_REQUIRED]: 'amount',
  [CODE.WRONG_FUND_PASSWORD]: 'fundPwd',
  [CODE.FUND_PASSWORD_LOCKED]: 'fundPwd',
  [CODE.IDENTITY_FIRST]: 'identity',
  [CODE.PAYOUT_ACCOUNT_UNAVAILABLE]: 'account',
  [CODE.ORDER_IN_PROGRESS]: 'open-order',
  [CODE.STATE_CHANGED]: 'changed',
  [CODE.VENUE_MAINTENANCE]: 'venue',
  [CODE.ACCOUNT_TOO_NEW]: 'account',
  [CODE.RATE_CHANGED]: 'changed',
  [CODE.CHANNEL_PAUSED]: 'changed',
  [CODE.DEPOSIT_LIMIT]: 'amount',
  [CODE.SPEED_PAY]: 'open-order',
}

export function targetOfRefusal(code: number): RefusalTarget {
  return TARGETS[code] ?? 'form'
}

/** Path of the order of 711012 or 244102: a speed order may be a deposit or a payout. */
export function openOrderLink(data: unknown): string | null {
  const orderNo = openOrderNo(data)
  if (orderNo === null) return null
  return `${orderNo.startsWith('W') ? ROUTE.withdrawal : ROUTE.deposit}?orderNo=${encodeURIComponent(orderNo)}`
}

/** The order that 711012 and 244102 refer to, if they name it. */
function openOrderNo(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('orderNo' in data)) return null
  return typeof data.orderNo === 'string' && data.orderNo !== '' ? data.orderNo : null
}
