/** Which consent an offer needs. Pure. */
import type { MarketingProduct } from '@lantern/contract/safer-settings'
import { DAY_MS } from '@lantern/contract/site-time'
import type { Offer } from '../offers/offer.rules.ts'

/** An offer is announced from its start until this; who could not be reached by then is left alone. */
const ANNOUNCED_MS = DAY_MS

const PRODUCTS: Readonly<Record<string, MarketingProduct>> = {
  sport: 'sport',
  gaming: 'sport',
  lottery: 'lottery',
}

export function productOf({ rules }: Pick<Offer, 'rules'>): MarketingProduct {
  return PRODUCTS[rules.product] ?? 'casino'
}

/** Offers that began within the last day and still run. */
export function announcedNow(offers: readonly Offer[], now: number): Offer[] {
  return offers.filter(({ startAt, endAt }) => startAt <= now && now < startAt + ANNOUNCED_MS && now < endAt)
}
