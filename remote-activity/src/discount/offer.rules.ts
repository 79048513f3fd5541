/** Progress and available action of an offer. */
import { OFFER_CATEGORIES, type Offer } from '@lantern/contract/activity'
import { ROUTE } from '@lantern/contract/routes'
import { toMinor } from '@lantern/platform'

export type OfferCategory = (typeof OFFER_CATEGORIES)[number]
export const ALL = 'all'
export type CategoryFilter = OfferCategory | typeof ALL

/** Parses the category filter; unknown values mean all. */
export function categoryOf(text: string | null): CategoryFilter {
  return (OFFER_CATEGORIES as readonly string[]).includes(text ?? '') ? (text as OfferCategory) : ALL
}

/** Categories with at least one offer, in the contract's order. */
export function categoriesIn(offers: readonly Offer[]): OfferCategory[] {
  return OFFER_CATEGORIES.filter((category) => offers.some((offer) => offer.category === category))
}

/** Offers that have not ended. @param at epoch ms */
export function runningOffers(offers: readonly Offer[], at: number): Offer[] {
  return offers.filter(({ endAt }) => at < endAt)
}

/** Offers in the order in which they concern the member: in progress, under review, open, others; those that cannot be had come last. Otherwise in the order of the server. */
export function byConcern(offers: readonly Offer[]): Offer[] {
  return offers.toSorted((one, other) => concernOf(one) - concernOf(other))
}

function concernOf({ my }: Offer): number {
  switch (my?.state) {
    case 'running':
      return 0
    case 'applied':
    case 'review':
    case 'appeal':
      return 1
    case 'open':
      return 2
    case 'ineligible':
    case 'rejected':
    case 'expired':
      return 4
    default:
      return 3
  }
}

/** When the next of them ends; null if there is none. */
export function nextEnd(offers: readonly Offer[], at: number): number | null {
  const ends = runningOffers(offers, at).map(({ endAt }) => endAt)
  return ends.length === 0 ? null : Math.min(...ends)
}

export type OfferAction = 'login' | 'join' | 'none'

/** Only open offers that require an application have a button; automatic offers and dividends need none. */
export function actionOf(offer: Offer): OfferAction {
  if (offer.my === null) return 'login'
  const isApplied = offer.type === 2 || offer.type === 4
  return isApplied && offer.my.state === 'open' ? 'join' : 'none'
}

/** Whether the member can still get the bonus: it is neither decided nor paid. */
export function isAhead({ my }: Pick<Offer, 'my'>): boolean {
  return my === null || my.state === 'open' || my.state === 'ineligible'
}

/** Whether the bonus of a claim in this state was paid; other claims wait for a person. */
export function isPaid(state: NonNullable<Offer['my']>['state']): boolean {
  return state === 'running' || state === 'granted'
}

/** Page on which the member meets an unmet condition of an offer; null if there is none. */
export function wayTo({ my, product }: Offer): string | null {
  switch (my?.way) {
    case 'deposit':
      return ROUTE.deposit
    case 'play':
      return `/game/${product}`
    case 'vip':
      return ROUTE.vip
    case 'identity':
      return ROUTE.identity
    default:
      return null
  }
}

/** Completed share of the turnover, 0-1; null if the offer requires none. */
export function progressOf(offer: Offer): number | null {
  const { need, progress } = offer.my ?? {}
  if (need === undefined || toMinor(need) <= 0) return null
  return Math.min(1, toMinor(progress ?? '0.00') / toMinor(need))
}
