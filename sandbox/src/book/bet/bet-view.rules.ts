/** A bet as the wire shows it (contract `betSchema`). */

import type { Bet } from '@lantern/contract/records'
import { DAY_MS } from '@lantern/contract/site-time'
import type { BetLegRow, BetRow } from '../../database/tables/site/book.schema.ts'
import { lineText, selectionId } from '../markets/markets.rules.ts'
import { oddsText } from '../markets/odds-format.rules.ts'
import type { MarketKind, Pick as PickCode } from '../markets/settlement.rules.ts'
import type { Named } from '../play/names.rules.ts'

/** Kind of a bet with two picks or more; any other bet has the kind of its market or engine. */
export const PARLAY = 'parlay'

/** Names of a pick in both languages, as shown when it was placed. */
export type BetNames = {
  league: Named
  match: Named
  market: Named
  pick: Named
  home: Named
  away: Named
  /** Rounds only: how the bet was decided. */
  rule?: Named
}

/** How long a bet may be shared (screens.md 10). */
const SHARE_MS = 7 * DAY_MS

/** A bet of a member or a demo. */
export type ViewedBet = Omit<BetRow, 'member_id'>

export type BetViewOptions = {
  isEnglish: boolean
  now: number
  money: (fen: number) => string
  /** Picks of a parlay. */
  legs?: readonly BetLegRow[] | undefined
  /** Score of a running match, shown while the bet is open. */
  liveScore?: (matchId: string) => string | undefined
  /** What the bet is worth now, fen. */
  offer?: number | null
  /** The value at which an open bet is cashed out automatically, fen. */
  auto?: number | undefined
  /** The bet that this one is a part of. */
  partOf?: string | null | undefined
  /** Parts cashed out so far, each with its rule. */
  parts?: readonly (Pick<BetRow, 'no' | 'stake' | 'return_fen' | 'settled_at'> & { rule: string })[]
}

export function betView(row: ViewedBet, options: BetViewOptions): Bet {
  const { isEnglish, now, money, legs, liveScore, offer, auto, partOf = null, parts = [] } = options
  const say = (name: Named): string => (isEnglish ? name.en : name.zh)
  const isParlay = row.kind === PARLAY
  const isOpen = row.state === 2
  const legView = (leg: ShownLeg): Bet['legs'][number] => {
    const names = JSON.parse(leg.names) as BetNames
    return {
      matchId: leg.match_id,
      selectionId:
        row.category === 'sport'
          ? selectionId(leg.match_id, leg.kind as MarketKind, leg.line, leg.pick as PickCode)
          : '',
      league: say(names.league),
      match: say(names.match),
      ...(row.category === 'sport' && { home: names.home, away: names.away }),
      market: say(names.market),
      pick: say(names.pick),
      line: lineText(leg.line),
      // A round has no odds.
      odds: leg.odds === 0 ? '' : oddsText(leg.odds),
      score: leg.score || (isOpen && liveScore?.(leg.match_id)) || '',
      result: leg.result as Bet['legs'][number]['result'],
      names,
    }
  }
  return {
    no: row.no,
    enName: row.en_name,
    category: row.category,
    kind: isParlay ? 'parlay' : 'single',
    legs: isParlay ? (legs ?? []).map(legView) : [legView(row)],
    stake: money(row.stake),
    odds: row.odds === 0 ? '' : oddsText(row.odds),
    oddsType: row.odds_type,
    state: row.state as Bet['state'],
    result: row.result as Bet['result'],
    return: money(row.return_fen),
    valid: money(row.valid_fen),
    placedAt: row.placed_at,
    settledAt: row.settled_at,
    cashOut: typeof offer === 'number' ? money(offer) : null,
    autoCashOut: isOpen && auto !== undefined ? money(auto) : null,
    partOf,
    parts: parts.map((part) => ({
      no: part.no,
      stake: money(part.stake),
      returned: money(part.return_fen),
      at: part.settled_at,
      rule: part.rule,
    })),
    // A part is shown with the bet it was taken from.
    shareable: partOf === null && isShareable(row, now),
  }
}

/** Whether its owner may show it to others. */
export function isShareable({ state, placed_at }: Pick<BetRow, 'state' | 'placed_at'>, now: number): boolean {
  return state !== 4 && now - placed_at < SHARE_MS
}

type ShownLeg = Pick<BetRow, 'match_id' | 'kind' | 'pick' | 'line' | 'odds' | 'score' | 'result' | 'names'>

/** Names of a parlay as a whole, for lists that show one line a bet. */
export function parlayNames(count: number): BetNames {
  const whole: Named = { zh: `${count} 串 1`, en: `Parlay of ${count}` }
  const market: Named = { zh: '串关', en: 'Parlay' }
  const none: Named = { zh: '', en: '' }
  return { league: none, home: none, away: none, match: whole, market, pick: whole }
}
