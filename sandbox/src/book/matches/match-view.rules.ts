/** A match as the wire shows it (contract `matchSchema`). */

import { MATCH_STATE, type Match } from '@lantern/contract/games'
import { HOUR_MS } from '@lantern/contract/site-time'
import { BOARD_KINDS } from '@lantern/contract/sport'
import type { MatchOverride } from '../../database/tables/site/book.schema.ts'
import { lineText, marketId, type Quote, quotesOf, selectionId } from '../markets/markets.rules.ts'
import { oddsText } from '../markets/odds-format.rules.ts'
import type { Leg, MarketKind, Pick } from '../markets/settlement.rules.ts'
import type { Fixture } from '../play/fixtures.rules.ts'
import type { Named } from '../play/names.rules.ts'
import { type Score, type Standing, standingAt } from '../play/play.rules.ts'
import { SPORTS, type SportCode } from '../play/sports.rules.ts'

/** The state of a match including overrides of the control API; `endedAt` is when it ended, or was called off. */
export type Status = { standing: Standing; state: Match['state']; endedAt: number | null }

/** A match that is not played within this time after its start is void (screens.md 4.0). */
const POSTPONED_MS = 36 * HOUR_MS

/** What the bets on a match can settle on: nothing yet, its score, or the refund of a match that was not played. */
export function decisionOf({ startAt }: { startAt: number }, { state }: Status, at: number): 'open' | 'score' | 'void' {
  if (state <= MATCH_STATE.live) return 'open'
  if (state === MATCH_STATE.ended) return 'score'
  return state === MATCH_STATE.postponed && at < startAt + POSTPONED_MS ? 'open' : 'void'
}

/** The state of a match at a time; a past override wins over the seed. */
export function statusOf(fixture: Fixture, override: MatchOverride | undefined, at: number): Status {
  if (override && override.at <= at) {
    const before = standingAt(fixture, override.at)
    const standing: Standing = {
      ...before,
      kind: 'over',
      score: { home: override.home, away: override.away },
      period: 'FT',
      clock: before.clock ?? 0,
      clockRate: 0,
    }
    return { standing, state: MATCH_STATE[override.kind], endedAt: override.at }
  }
  const standing = standingAt(fixture, at)
  const state = standing.kind === 'before' ? 1 : standing.kind === 'running' ? 2 : 3
  return { standing, state, endedAt: state === 3 ? fixture.endAt : null }
}

/** Quotes only while a match accepts bets. */
export function quotesFor(fixture: Fixture, status: Status, at: number, margin: number): Quote[] {
  return status.state <= 2 ? quotesOf(fixture, status.standing, at, margin) : []
}

export function matchView(fixture: Fixture, status: Status, at: number, margin: number): Match {
  const { standing, state } = status
  return {
    id: fixture.id,
    sport: fixture.sport,
    sportName: { zh: SPORTS[fixture.sport].zh, en: SPORTS[fixture.sport].en },
    league: fixture.league,
    home: fixture.home,
    away: fixture.away,
    startAt: fixture.startAt,
    state,
    score: standing.score,
    points: standing.points,
    clock: standing.clock,
    clockSec: standing.clockSec,
    clockRate: standing.clockRate,
    period: standing.period,
    markets: quotesFor(fixture, status, at, margin).map((quote) => ({
      id: marketId(fixture.id, quote.kind, quote.line),
      kind: quote.kind,
      ...ownName(quote.kind),
      line: lineText(quote.line),
      state: quote.state,
      oddsVersion: quote.version,
      selections: quote.prices.map((price) => ({
        id: selectionId(fixture.id, quote.kind, quote.line, price.pick),
        pick: price.pick,
        name: pickName(fixture, { kind: quote.kind, pick: price.pick, line: quote.line }),
        odds: oddsText(price.cents),
      })),
    })),
  }
}

const isOnBoard = (kind: MarketKind): boolean => BOARD_KINDS.some((own) => own === kind)

/** The name of a market that pages have no word for. */
export function ownName(kind: MarketKind): { name?: Named } {
  return isOnBoard(kind) ? {} : { name: MARKET_NAMES[kind] }
}

/** The name of a pick of such a market, with its line; a side is called as the match calls it. */
export function ownPickName(sides: { home: Named; away: Named }, leg: Leg): { name?: Named } {
  return isOnBoard(leg.kind) ? {} : { name: pickName(sides, leg) }
}

const MARKET_NAMES: Readonly<Record<MarketKind, Named>> = {
  '1x2': { zh: '独赢', en: 'Match winner' },
  handicap: { zh: '让球', en: 'Handicap' },
  total: { zh: '大小', en: 'Total' },
  odd_even: { zh: '单双', en: 'Odd/even' },
  correct_score: { zh: '波胆', en: 'Correct score' },
}

/** What a sport calls a market of the board, where that is not its usual name. */
const SPORT_NAMES: Partial<Record<SportCode, Partial<Record<MarketKind, Named>>>> = {
  basketball: { '1x2': { zh: '独赢', en: 'Moneyline' }, handicap: { zh: '让分', en: 'Spread' } },
  baseball: { '1x2': { zh: '独赢', en: 'Moneyline' }, handicap: { zh: '让分', en: 'Run line' } },
  hockey: { handicap: { zh: '让球', en: 'Puck line' } },
  tennis: { handicap: { zh: '让盘', en: 'Handicap' } },
  volleyball: { handicap: { zh: '让局', en: 'Handicap' } },
  badminton: { handicap: { zh: '让局', en: 'Handicap' } },
  tabletennis: { handicap: { zh: '让局', en: 'Handicap' } },
}

export function marketName(sport: SportCode, kind: MarketKind): Named {
  return SPORT_NAMES[sport]?.[kind] ?? MARKET_NAMES[kind]
}

type Side = 'home' | 'away'

const PICK_NAMES: Readonly<Record<Exclude<Pick, Side | `${number}-${number}`>, Named>> = {
  draw: { zh: '平局', en: 'Draw' },
  over: { zh: '大', en: 'Over' },
  under: { zh: '小', en: 'Under' },
  odd: { zh: '单', en: 'Odd' },
  even: { zh: '双', en: 'Even' },
  other: { zh: '其他比分', en: 'Any other' },
}

/** A pick that is no side: a word, or a score as `2:1`. */
function wordOf(pick: Exclude<Pick, Side>): Named {
  if (pick in PICK_NAMES) return PICK_NAMES[pick as keyof typeof PICK_NAMES]
  const score = pick.replace('-', ':')
  return { zh: score, en: score }
}

/** A pick in words with its line: `霜港灯塔 -0.75`, `Over 2.5`. */
export function pickName(sides: { home: Named; away: Named }, leg: Leg): Named {
  const base = leg.pick === 'home' || leg.pick === 'away' ? sides[leg.pick] : wordOf(leg.pick)
  if (leg.line === null) return base
  const own =
    leg.kind === 'handicap' ? signedLine(leg.pick === 'away' ? -leg.line : leg.line) : (lineText(leg.line) ?? '')
  return { zh: `${base.zh} ${own}`, en: `${base.en} ${own}` }
}

export function scoreText(score: Score): string {
  return `${score.home}-${score.away}`
}

function signedLine(quarters: number): string {
  const text = lineText(Math.abs(quarters)) ?? '0'
  if (quarters === 0) return '0'
  return `${quarters > 0 ? '+' : '-'}${text}`
}
