/** When orders move on by themselves, and what a coupon asks for. Pure. */
import { DAY_MS, MINUTE_MS } from '@lantern/contract/site-time'
import type { GoodsRow, MallOrderRow } from '../database/tables/site/mall.schema.ts'

/** The warehouse sends after this; until then the member can cancel. */
export const SENDING_MS = 10 * MINUTE_MS
/** An order that was sent is done after this, unless the member confirms it before. */
export const ARRIVAL_MS = 10 * DAY_MS
/** Turnover that releases a coupon's bonus, and the time for it. */
export const COUPON_TURNOVER = 3
export const COUPON_DAYS = 7

export type OrderTurn = { readonly kind: 'send' | 'finish'; readonly at: number }

/** The next turn of an order that is due, at its own time. */
export function dueTurn(
  { state, at, sent_at }: Pick<MallOrderRow, 'state' | 'at' | 'sent_at'>,
  now: number,
): OrderTurn | null {
  if (state === 'waiting') return at + SENDING_MS <= now ? { kind: 'send', at: at + SENDING_MS } : null
  if (state !== 'sent' || sent_at === null) return null
  return sent_at + ARRIVAL_MS <= now ? { kind: 'finish', at: sent_at + ARRIVAL_MS } : null
}

/** How many a member may take by stock and limit. */
export function takeable({ stock, per_member }: Pick<GoodsRow, 'stock' | 'per_member'>, taken: number): number {
  return Math.max(0, Math.min(stock, per_member === null ? stock : per_member - taken))
}

/** `SIM` and twelve digits from the order's number: a simulated parcel. */
export function trackingNo(orderNo: string): string {
  let hash = 7n
  for (const letter of orderNo) hash = (hash * 131n + BigInt(letter.codePointAt(0) ?? 0)) % 1_000_000_000_000n
  return `SIM${String(hash).padStart(12, '0')}`
}
