/** The current price of a leg, from the store that the stream feeds. */
import { MARKET_STATE, MATCH_STATE } from '@lantern/contract/games'
import { currentBook, matchStore } from '../../parts/feed/live-prices.ts'
import type { SlipLeg } from '../../parts/slip/slip.machine.ts'
import type { LegNow } from '../../parts/slip/slip-check.rules.ts'

/** @param book venue of the slip; prices of another one, and those that the stream does not update, do not apply */
export function legNow(leg: SlipLeg, book: string): LegNow {
  const match = matchStore.get(leg.matchId)
  if (match?.book !== book || book !== currentBook()) return { kind: 'unknown' }
  if (match.state > MATCH_STATE.live) return { kind: 'gone' }
  const market = match.markets.find(({ id }) => id === leg.marketId)
  const selection = market?.selections.find(({ id }) => id === leg.selectionId)
  if (!market || !selection) return { kind: 'gone' }
  if (market.state === MARKET_STATE.suspended) return { kind: 'suspended' }
  return market.state === MARKET_STATE.open
    ? { kind: 'open', odds: selection.odds, oddsVersion: market.oddsVersion }
    : { kind: 'gone' }
}

/** Prices of all picks of a leg's market, for its margin; none while the store has those of another book. */
export function marketOdds(leg: SlipLeg, book: string): string[] {
  const match = matchStore.get(leg.matchId)
  const market = match?.book === book ? match.markets.find(({ id }) => id === leg.marketId) : undefined
  return market?.selections.map(({ odds }) => odds) ?? []
}
