/** Where the sentence of a refused money write belongs (screens.md 0.3). The server's own sentence is shown; this only finds its place. */

import { ROUTE } from '@lantern/contract'

/** A field, the whole form, or a step that must come first. */
export type RefusalPlace = 'amount' | 'fundPwd' | 'account' | 'venue' | 'form' | 'identity' | 'open-order' | 'changed'

const PLACES: Readonly<Record<number, RefusalPlace>> = {
  711001: 'amount',
  711002: 'amount',
  711003: 'amount',
  711005: 'amount',
  711006: 'amount',
  711007: 'fundPwd',
  711008: 'fundPwd',
  711010: 'identity',
  711011: 'account',
  711012: 'open-order',
  711015: 'changed',
  711017: 'venue',
  711018: 'account',
  711019: 'changed',
  711020: 'changed',
  712001: 'amount',
  244102: 'open-order',
}

export function placeOfRefusal(code: number): RefusalPlace {
  return PLACES[code] ?? 'form'
}

/** Where the order of 711012 or 244102 is: a speed order may be a deposit or a payout. */
export function openOrderLink(data: unknown): string | null {
  const orderNo = openOrderNo(data)
  if (orderNo === null) return null
  return `${orderNo.startsWith('W') ? ROUTE.withdrawal : ROUTE.deposit}?orderNo=${encodeURIComponent(orderNo)}`
}

/** The order that 711012 and 244102 speak of, if they name it. */
function openOrderNo(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('orderNo' in data)) return null
  return typeof data.orderNo === 'string' && data.orderNo !== '' ? data.orderNo : null
}
