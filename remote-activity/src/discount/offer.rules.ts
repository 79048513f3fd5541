/** What an offer costs and gives, and what a member can do with it: pure, exact. */
import { OFFER_CATEGORIES, type Offer } from '@lantern/contract/activity'
import { fromMinor, toMinor } from '@lantern/platform'

export type OfferCategory = (typeof OFFER_CATEGORIES)[number]
export const ALL = 'all'
export type CategoryFilter = OfferCategory | typeof ALL

/** The filter of a query string; anything unknown shows all. */
export function categoryOf(text: string | null): CategoryFilter {
  return (OFFER_CATEGORIES as readonly string[]).includes(text ?? '') ? (text as OfferCategory) : ALL
}

/** Categories that have an offer, in the contract's order. */
export function categoriesIn(offers: readonly Offer[]): OfferCategory[] {
  return OFFER_CATEGORIES.filter((category) => offers.some((offer) => offer.category === category))
}

export type OfferAction = 'login' | 'join' | 'none'

/** Only an open offer that one applies for has a button; automatic ones and dividends come by themselves. */
export function actionOf(offer: Offer): OfferAction {
  if (offer.my === null) return 'login'
  const isApplied = offer.type === 2 || offer.type === 4
  return isApplied && offer.my.state === 'open' ? 'join' : 'none'
}

export type Terms = { bonus: string; turnover: string }

/**
 * Bonus and turnover for a deposit: percent of it up to the maximum, or the fixed bonus; turnover is bonus times the multiple
 * (the deposit carries its own ×1 task).
 * @param deposit amount on the wire, e.g. `'500.00'`
 */
export function termsFor(offer: Pick<Offer, 'percent' | 'maxBonus' | 'multiple'>, deposit: string): Terms {
  const max = toMinor(offer.maxBonus)
  const bonus = offer.percent === '' ? max : Math.min(max, Math.floor((toMinor(deposit) * Number(offer.percent)) / 100))
  return { bonus: fromMinor(bonus), turnover: fromMinor(Math.round(bonus * offer.multiple)) }
}

/** Share of the turnover that is done, 0-1; null when the offer asks for none. */
export function progressOf(offer: Offer): number | null {
  const { need, progress } = offer.my ?? {}
  if (need === undefined || toMinor(need) <= 0) return null
  return Math.min(1, toMinor(progress ?? '0.00') / toMinor(need))
}
