/** Bets that count for no turnover (screens.md 11.3). The same for every task, so an offer can only state them. */
import type { OFFER_EXCLUSIONS, OfferProduct } from '@lantern/contract/activity'

export type Exclusion = (typeof OFFER_EXCLUSIONS)[number]

/** @param product of which bets are excluded; slots, fish and draws count by stake and know neither odds nor pushes */
export function exclusionsOf(product: OfferProduct): readonly Exclusion[] {
  switch (product) {
    case 'sport':
    case 'gaming':
      return ['low-odds', 'void', 'push']
    case 'realbet':
    case 'chess':
      return ['void', 'push']
    default:
      return ['void']
  }
}
