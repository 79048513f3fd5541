/** Banners of offers, advertisements and campaigns: the subject is what they offer, on the right; words stand on the left. */
import { scene } from './scene/scene.ts'
import { OFFER_DRAWINGS } from './subjects/drawings/offers.ts'
import { OFFER_WORDS, type OfferMotif, offerSubject } from './subjects/offers.ts'
import { meaningOf, type Title } from './words/meaning.rules.ts'

export type { OfferMotif }

/** @returns what the words of the title name; null for none */
export function offerMotif(title: Title): OfferMotif | null {
  return meaningOf(title, OFFER_WORDS)
}

/** @returns an SVG document with the views `#wide` and `#square`; null for an unknown motif */
export function bannerOf(motif: string): string | null {
  return isMotif(motif)
    ? scene({ subject: offerSubject(motif), setting: {}, seed: `banner/${motif}`, shape: 'banner' })
    : null
}

function isMotif(name: string): name is OfferMotif {
  return Object.hasOwn(OFFER_DRAWINGS, name)
}
