/** Prices by match, score and margin: computing them is the costly part of a board, and most of them do not change from second to second. */
import { isSuspended, type Quote } from '../markets/markets.rules.ts'
import type { MatchNow } from '../matches/catalogue.ts'
import { quotesFor } from '../matches/match-view.rules.ts'
import { profileOf, SHOWN_MARGIN } from '../play/venue-profiles.rules.ts'

/** Matches of a few days at the margins of four venues. */
const KEPT = 2_000

export type PriceCache = {
  /** All markets of a match at the prices of a venue. */
  quotes(match: MatchNow, book: string, at: number): Quote[]
}

export function createPriceCache(): PriceCache {
  const known = new Map<string, { stamp: string; quotes: Quote[] }>()
  return {
    quotes({ fixture, status }, book, at) {
      const margin = profileOf(book)?.margin ?? SHOWN_MARGIN
      const { standing, state } = status
      const { home, away } = standing.score
      const stamp = `${state}/${standing.tick}/${home}-${away}/${isSuspended(fixture, standing, at)}`
      const key = `${fixture.id}/${margin}`
      const entry = known.get(key)
      if (entry?.stamp === stamp) return entry.quotes
      const quotes = quotesFor(fixture, status, at, margin)
      known.delete(key)
      known.set(key, { stamp, quotes })
      if (known.size > KEPT) known.delete(known.keys().next().value as string)
      return quotes
    },
  }
}
