/** Matches and markets as the board shows them (contract `boardMatchSchema`). */
import { BOARD_KINDS, type BoardFace, type BoardMarket, type BoardMatch } from '@lantern/contract/sport'
import { lineText, marketId, type Quote, selectionId } from '../markets/markets.rules.ts'
import { oddsText } from '../markets/odds-format.rules.ts'
import { ownName, ownPickName, type Status } from '../matches/match-view.rules.ts'
import type { Fixture } from '../play/fixtures.rules.ts'

export function faceOf({ standing, state }: Status): BoardFace {
  return {
    state,
    score: standing.score,
    points: standing.points,
    clock: standing.clock,
    clockSec: standing.clockSec,
    clockRate: standing.clockRate,
    period: standing.period,
  }
}

/** The main line of each kind of the board: the one whose prices are closest to each other. */
export function mainQuotes(quotes: readonly Quote[]): Quote[] {
  return BOARD_KINDS.flatMap((kind) => {
    const [first, ...rest] = quotes.filter((quote) => quote.kind === kind)
    return first ? [rest.reduce((best, quote) => (gapOf(quote) < gapOf(best) ? quote : best), first)] : []
  })
}

export function marketOf(fixture: Fixture, { kind, line, state, version, prices }: Quote): BoardMarket {
  return {
    id: marketId(fixture.id, kind, line),
    kind,
    ...ownName(kind),
    line: lineText(line),
    state,
    oddsVersion: version,
    selections: prices.map(({ pick, cents }) => ({
      id: selectionId(fixture.id, kind, line, pick),
      pick,
      ...ownPickName(fixture, { kind, pick, line }),
      odds: oddsText(cents),
    })),
  }
}

export function boardMatch(fixture: Fixture, status: Status, quotes: readonly Quote[], whole: boolean): BoardMatch {
  const shown = whole ? quotes : mainQuotes(quotes)
  return {
    id: fixture.id,
    sport: fixture.sport,
    league: fixture.league,
    home: fixture.home,
    away: fixture.away,
    startAt: fixture.startAt,
    ...faceOf(status),
    markets: shown.map((quote) => marketOf(fixture, quote)),
    more: quotes.length - shown.length,
  }
}

function gapOf({ prices }: Quote): number {
  const [one, other] = prices
  return one && other ? Math.abs(one.cents - other.cents) : Number.POSITIVE_INFINITY
}
