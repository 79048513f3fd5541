/** Markets of a match with their lines and prices. */

import type { Duel, Standing } from '../play/play.rules.ts'
import type { LineStep } from '../play/sport-shapes.ts'
import { SET_HANDICAPS, SPORTS } from '../play/sports.rules.ts'
import { chancesOf } from './chances.rules.ts'
import type { Finals } from './odds-model.rules.ts'
import { finalsOf } from './odds-model.rules.ts'
import type { Leg, LineKind, MarketKind, Pick } from './settlement.rules.ts'

export type Price = { pick: Pick; cents: number }
/** `line` in quarters; `state` 1 open, 2 suspended, 3 closed. */
export type Quote = { kind: MarketKind; line: number | null; state: 1 | 2 | 3; version: number; prices: Price[] }

/** Number of alternative lines beside the main one. */
const SIDE_LINES = 1
export const MAX_CENTS = 10_100
/** Below this price a market is closed. */
const MIN_CENTS = 103
/** Picks with a smaller chance have no price. */
const MIN_CHANCE = 0.0005

/**
 * All markets of a match at its current score.
 * @param margin the bookmaker's share, 0.05 is 5 per cent
 */
export function quotesOf(duel: Duel, standing: Standing, at: number, margin: number): Quote[] {
  if (standing.kind === 'over') return []
  const finals = finalsOf(duel, standing)
  const sport = SPORTS[duel.sport]
  const isResting = isSuspended(duel, standing, at)
  const quote = (kind: MarketKind, line: number | null): Quote => {
    const prices = pricesOf(finals, kind, line, margin)
    const isDead = prices.length < 2 || prices.some((price) => price.cents < MIN_CENTS)
    return { kind, line, state: isDead ? 3 : isResting ? 2 : 1, version: standing.tick, prices }
  }
  const handicapLines = sport.kind === 'sets' ? SET_HANDICAPS : sport.lines
  const handicap = mainLine(finals, 'handicap', handicapLines)
  const total = mainLine(finals, 'total', sport.lines)
  return [
    quote('1x2', null),
    ...around(handicap, handicapLines).map((line) => quote('handicap', line)),
    ...around(total, sport.lines)
      .filter((line) => line > 0)
      .map((line) => quote('total', line)),
    quote('odd_even', null),
    quote('correct_score', null),
  ].filter((market) => market.kind === '1x2' || market.state !== 3)
}

/** Whether the markets of a match are suspended after a score. */
export function isSuspended({ sport }: Duel, { lastScoreAt }: Standing, at: number): boolean {
  const { suspendMs } = SPORTS[sport]
  return lastScoreAt !== null && suspendMs > 0 && at - lastScoreAt < suspendMs
}

/** Prices of one market; impossible outcomes have none. */
export function pricesOf(finals: Finals, kind: MarketKind, line: number | null, margin: number): Price[] {
  if (kind !== 'handicap' && kind !== 'total')
    return chancesOf(finals, kind)
      .filter(([, chance]) => chance > MIN_CHANCE)
      .map(([pick, chance]) => ({ pick, cents: priceOf(chance, margin) }))
  const picks = kind === 'handicap' ? (['home', 'away'] as const) : (['over', 'under'] as const)
  const chance = fairChance(finals, { kind, pick: picks[0], line })
  return [
    { pick: picks[0], cents: priceOf(chance, margin) },
    { pick: picks[1], cents: priceOf(1 - chance, margin) },
  ]
}

/** The probability at which a price of a line is fair when quarters may be won, lost or refunded. */
export function fairChance(finals: Finals, leg: Leg): number {
  let gained = 0
  let lost = 0
  const line = leg.line ?? 0
  for (const [value, share] of leg.kind === 'total' ? finals.total : finals.diff) {
    const quarters = leg.kind === 'total' ? value * 4 - line : value * 4 + line
    const part = Math.min(2, Math.abs(quarters)) / 2
    if (quarters > 0) gained += share * part
    else lost += share * part
  }
  const first = gained + lost === 0 ? 0.5 : gained / (gained + lost)
  return leg.pick === 'home' || leg.pick === 'over' ? first : 1 - first
}

/** The line with the most even sides. */
function mainLine(finals: Finals, kind: LineKind, step: LineStep): number {
  const stepQuarters = step.step * 4
  const offset = step.offset * 4
  const shares = kind === 'total' ? finals.total : finals.diff
  let mean = 0
  for (const [value, share] of shares) mean += value * share
  const centre = Math.round((kind === 'total' ? mean : -mean) * 4)
  let best = offset
  let distance = Number.POSITIVE_INFINITY
  for (let n = -12; n <= 12; n += 1) {
    const line = Math.round((centre - offset) / stepQuarters + n) * stepQuarters + offset
    const away = Math.abs(fairChance(finals, { kind, pick: kind === 'total' ? 'over' : 'home', line }) - 0.5)
    if (away < distance - 1e-9) {
      best = line
      distance = away
    }
  }
  return best
}

function around(line: number, step: LineStep): number[] {
  return Array.from({ length: SIDE_LINES * 2 + 1 }, (_, n) => line + (n - SIDE_LINES) * step.step * 4)
}

/** European odds in hundredths, rounded down, from a probability and the margin. */
function priceOf(chance: number, margin: number): number {
  if (chance <= 0) return MAX_CENTS
  return Math.min(MAX_CENTS, Math.max(101, Math.floor(100 / (chance * (1 + margin)))))
}

/** `m20778-03:handicap:-3:home`: the id contains all that is needed to price and settle a pick. */
export function selectionId(matchId: string, kind: MarketKind, line: number | null, pick: Pick): string {
  return `${marketId(matchId, kind, line)}:${pick}`
}

export function marketId(matchId: string, kind: MarketKind, line: number | null): string {
  return `${matchId}:${kind}:${line ?? 'x'}`
}

const SELECTION =
  /^([me]\d{5}-\d{2}):(1x2|handicap|total|odd_even|correct_score):(x|-?\d{1,4}):(home|draw|away|over|under|odd|even|other|\d-\d)$/

/** Parses a selection id; null when invalid. */
export function parseSelection(id: string): { matchId: string; leg: Leg } | null {
  const found = SELECTION.exec(id)
  if (!found) return null
  const [, matchId = '', kind = '', line = '', pick = ''] = found
  return { matchId, leg: { kind: kind as MarketKind, pick: pick as Pick, line: line === 'x' ? null : Number(line) } }
}

/** A line in quarters as displayed: `-0.75`, `2.5`, `0`. */
export function lineText(line: number | null): string | null {
  if (line === null) return null
  return String(line / 4)
}
