/** What an exchange costs and what stands against it. Pure. */
import type { DataOf } from '@lantern/contract'
import { FUND_PASSWORD_ABOVE, MOST_QTY, type mallGoodsDetail } from '@lantern/contract/mall'

type Detail = Pick<DataOf<typeof mallGoodsDetail>, 'price' | 'coin' | 'takeable' | 'state' | 'stock'>

/** Why goods cannot be exchanged at all. */
export type Closed = 'coming' | 'sold-out' | 'limit'

export function closedBy({ state, stock, takeable }: Pick<Detail, 'state' | 'stock' | 'takeable'>): Closed | null {
  if (state !== 'open') return 'coming'
  if (stock === 0) return 'sold-out'
  return takeable === 0 ? 'limit' : null
}

/** The largest quantity that can be chosen: by stock and limit, one at least. */
export function mostOf({ takeable }: Pick<Detail, 'takeable'>): number {
  return Math.max(1, Math.min(takeable, MOST_QTY))
}

export function totalOf({ price }: Pick<Detail, 'price'>, qty: number): number {
  return price * qty
}

export function needsPassword(total: number): boolean {
  return total > FUND_PASSWORD_ABOVE
}
