/** Settlement of bets: results, exact money and counted turnover (screens.md 11.3, 11.6). */
import type { Score } from '../play/play.rules.ts'

/** Markets with a line, whose quarters split the stake. */
export type LineKind = 'handicap' | 'total'
/** Markets of which exactly one pick wins. */
export type OutcomeKind = '1x2' | 'odd_even' | 'correct_score'
export type MarketKind = OutcomeKind | LineKind
/** A final score; `other` stands for all in which a side has more than `EXACT_MOST`. */
export type ExactPick = `${number}-${number}` | 'other'
export type Pick = 'home' | 'draw' | 'away' | 'over' | 'under' | 'odd' | 'even' | ExactPick
export type LegResult = 'WIN' | 'HALF_WIN' | 'DRAW' | 'HALF_LOSE' | 'LOSE'
/** `line` in quarters of a goal (0.75 is 3) so that no fraction is ever rounded; null in markets without one. */
export type Leg = { kind: MarketKind; pick: Pick; line: number | null }

/** A factor of 1.00: see `factorOf`. */
export const FACTOR_ONE = 200

/** Lowest European odds whose bets count for turnover, in hundredths (screens.md 11.3). */
export const MIN_COUNTED_ODDS = 150

/** Points of a side up to which a final score is a pick of its own. No sport is won by more sets. */
const EXACT_MOST = 4

/** The result of a single bet at a final score. Quarter lines split the stake over the two adjacent lines. */
export function resultOf(leg: Leg, score: Score): LegResult {
  const { kind } = leg
  if (kind !== 'handicap' && kind !== 'total') return winnerOf(kind, score) === leg.pick ? 'WIN' : 'LOSE'
  const quarters = marginQuarters(leg, score)
  if (quarters >= 2) return 'WIN'
  if (quarters === 1) return 'HALF_WIN'
  if (quarters === 0) return 'DRAW'
  return quarters === -1 ? 'HALF_LOSE' : 'LOSE'
}

/** By how many quarters of a goal the pick beats its line. */
function marginQuarters(leg: Leg, score: Score): number {
  const line = leg.line ?? 0
  if (leg.kind === 'total') {
    const over = (score.home + score.away) * 4 - line
    return leg.pick === 'over' ? over : -over
  }
  const home = (score.home - score.away) * 4 + line
  return leg.pick === 'home' ? home : -home
}

/** The one pick of a market that wins at a final score. */
function winnerOf(kind: OutcomeKind, { home, away }: Score): Pick {
  switch (kind) {
    case '1x2':
      return home === away ? 'draw' : home > away ? 'home' : 'away'
    case 'odd_even':
      return (home + away) % 2 === 0 ? 'even' : 'odd'
    case 'correct_score':
      return exactPick({ home, away })
  }
}

/** A final score as a pick of the correct score. */
export function exactPick({ home, away }: Score): ExactPick {
  return Math.max(home, away) > EXACT_MOST ? 'other' : `${home}-${away}`
}

/** What a result multiplies the stake by, in two-hundredths, which are exact for half wins and half losses. */
export function factorOf(result: LegResult | 'VOID', oddsCents: number): number {
  switch (result) {
    case 'WIN':
      return 2 * oddsCents
    case 'HALF_WIN':
      return oddsCents + FACTOR_ONE / 2
    case 'DRAW':
    case 'VOID':
      return FACTOR_ONE
    case 'HALF_LOSE':
      return FACTOR_ONE / 2
    case 'LOSE':
      return 0
  }
}

/**
 * The payout including the stake, in minor units. Fractions of a fen are dropped once, at the end.
 * @param stakeMinor stake in fen
 * @param oddsCents European odds in hundredths (1.95 is 195)
 */
export function returnOf(result: LegResult, stakeMinor: number, oddsCents: number): number {
  return Math.floor((stakeMinor * factorOf(result, oddsCents)) / FACTOR_ONE)
}

/** Counted turnover of a settled sport bet: the smaller of stake and |win - loss|, nothing under odds of 1.50. */
export function turnoverOf(stakeMinor: number, returnMinor: number, oddsCents: number): number {
  if (oddsCents < MIN_COUNTED_ODDS) return 0
  return Math.min(stakeMinor, Math.abs(returnMinor - stakeMinor))
}

/** A final score at which a leg wins or loses, as close as possible to the current one. Scores decrease only if there is no other way. */
export function scoreFor(
  leg: Leg,
  wanted: 'win' | 'lose',
  from: Score,
  finals: (score: Score) => boolean,
): Score | null {
  const target = wanted === 'win' ? 'WIN' : 'LOSE'
  for (const start of [from, { home: 0, away: 0 }]) {
    for (let more = 0; more <= 400; more += 1) {
      for (let home = 0; home <= more; home += 1) {
        const score = { home: start.home + home, away: start.away + more - home }
        if (finals(score) && resultOf(leg, score) === target) return score
      }
    }
  }
  return null
}
