/** Banners of offers, advertisements and campaigns: the subject is what they offer, on the right; words stand on the left. */
import { scene } from './scene/scene.ts'
import { OFFER_DRAWINGS } from './subjects/drawings/offers.ts'
import { type OfferMotif, offerSubject } from './subjects/offers.ts'

/** @returns an SVG document with the views `#wide` and `#square`; null for an unknown motif */
export function bannerOf(motif: string): string | null {
  return isMotif(motif)
    ? scene({ subject: offerSubject(motif), setting: {}, seed: `banner/${motif}`, shape: 'banner' })
    : null
}

function isMotif(name: string): name is OfferMotif {
  return Object.hasOwn(OFFER_DRAWINGS, name)
}
