/** A shared bet as others see it (10010). Only `stakeShown` says how much was staked. */
import type { BetCard, BetPrivacy } from '@lantern/contract/chat'
import { type BetNames, PARLAY, parlayNames } from '../../book/bet/bet-view.rules.ts'
import { selectionId } from '../../book/markets/markets.rules.ts'
import { oddsText } from '../../book/markets/odds-format.rules.ts'
import type { MarketKind, Pick as PickCode } from '../../book/markets/settlement.rules.ts'
import type { BetLegRow, BetRow } from '../../database/tables/site/book.schema.ts'
import { fromFen } from '../../ledger/money.rules.ts'

/** Edges of the bands of stakes, fen. */
const BAND_EDGES = [0, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000] as const

type CardOptions = {
  privacy: BetPrivacy
  /** Picks of a parlay; none for a single. */
  legs: readonly BetLegRow[]
  /** The ledger has the stake of this bet. */
  isVerified: boolean
}

export function betCard(bet: BetRow, { privacy, legs, isVerified }: CardOptions): BetCard {
  const isParlay = bet.kind === PARLAY
  const names = isParlay ? parlayNames(legs.length) : (JSON.parse(bet.names) as BetNames)
  return {
    sport: bet.category,
    match: names.match.zh,
    pick: names.pick.zh,
    odds: oddsText(bet.odds),
    oddsType: bet.odds_type,
    state: bet.state as 2 | 3 | 4,
    result: bet.result,
    stakeShown: stakeShown(bet.stake, privacy),
    privacy,
    verified: isVerified,
    legs: (isParlay ? legs : [bet]).map((leg) => legOf(leg, bet.category)),
  }
}

/** @returns null when it is hidden */
function stakeShown(stake: number, privacy: BetPrivacy): string | null {
  if (privacy === 0) return null
  if (privacy === 2) return fromFen(stake)
  const at = BAND_EDGES.findLastIndex((edge) => stake >= edge)
  const [from = 0, to] = [BAND_EDGES[at], BAND_EDGES[at + 1]]
  return to === undefined ? `≥ ${from / 100}` : `${from / 100}–${to / 100}`
}

type LegRow = Pick<BetLegRow, 'match_id' | 'kind' | 'pick' | 'line' | 'odds' | 'score' | 'result' | 'names'>

function legOf(leg: LegRow, category: string): BetCard['legs'][number] {
  const { match, market, pick } = JSON.parse(leg.names) as BetNames
  return {
    matchId: leg.match_id,
    // Only the sport board offers a selection again.
    selectionId:
      category === 'sport' ? selectionId(leg.match_id, leg.kind as MarketKind, leg.line, leg.pick as PickCode) : '',
    match,
    market,
    pick,
    odds: oddsText(leg.odds),
    score: leg.score,
    result: leg.result,
  }
}
