import type { Offer } from '@lantern/contract/activity'
import { entryOf } from '@lantern/contract/open-enum'
import { Cover, type Motif } from '@lantern/ui'
import type { OfferCategory } from './offer.rules.ts'
import styles from './offer-art.module.css'

const MOTIF: Readonly<Record<OfferCategory, Motif | undefined>> = {
  newcomer: 'sport',
  sport: 'sport',
  realbet: 'live',
  gaming: 'esports',
  egame: 'slots',
  chess: 'cards',
  lottery: 'lottery',
  vip: 'cards',
  other: undefined,
}

/** The banner of an offer, its subject on the right. Without a picture of its own, one of its category, or the ground of its frame. */
export function OfferArt({ offer }: { offer: Offer }) {
  const motif = entryOf(MOTIF, offer.category)
  if (offer.image === '' && motif === undefined) return null
  return <Cover className={styles.art} src={offer.image} seed={offer.id} motif={motif ?? 'cards'} shape="wide" />
}
