import type { Offer } from '@lantern/contract/activity'
import { entryOf } from '@lantern/contract/open-enum'
import { Cover, type Motif } from '@lantern/ui'
import type { OfferCategory } from './offer.rules.ts'

const MOTIF: Readonly<Record<OfferCategory, Motif>> = {
  newcomer: 'sport',
  sport: 'sport',
  realbet: 'live',
  gaming: 'esports',
  egame: 'slots',
  chess: 'cards',
  lottery: 'lottery',
  vip: 'cards',
  other: 'fishing',
}

/** The banner of an offer, its subject on the right; one of its category without a picture of its own. */
export function OfferArt({ offer, className }: { offer: Offer; className: string | undefined }) {
  return (
    <Cover
      className={className}
      src={offer.image}
      seed={offer.id}
      motif={entryOf(MOTIF, offer.category) ?? MOTIF.other}
      shape="wide"
    />
  )
}
