/** A price of a match as a leg of the slip. */
import type { BoardMarket, BoardMatch } from '@lantern/contract/sport'
import type { SlipLeg } from '../../slip/slip.machine.ts'

export function slipLegOf(
  match: Pick<BoardMatch, 'id' | 'sport' | 'home' | 'away'>,
  market: BoardMarket,
  selection: BoardMarket['selections'][number],
): SlipLeg {
  return {
    selectionId: selection.id,
    matchId: match.id,
    sport: match.sport,
    marketId: market.id,
    kind: market.kind,
    marketName: market.name,
    line: market.line,
    pick: selection.pick,
    pickName: selection.name,
    odds: selection.odds,
    oddsVersion: market.oddsVersion,
    home: match.home,
    away: match.away,
  }
}
