/** Parlays: combined prices, results and exact money. Products of ten prices exceed 2^53, so they are computed with BigInt. */
import { FACTOR_ONE, factorOf, type LegResult, turnoverOf } from './settlement.rules.ts'

/** Result of one pick of a parlay. A void pick counts with odds of 1.00. */
export type PickResult = LegResult | 'VOID'
/** A pick with its price in hundredths; `result` is null while it is undecided. */
export type PricedPick = { odds: number; result: PickResult | null }

export type ParlayVerdict =
  /** The result depends on picks that are undecided. */
  | { kind: 'open' }
  /** Every pick is void: the stake is refunded. */
  | { kind: 'void' }
  | { kind: 'settled'; result: LegResult; back: number; valid: number }

/** The product of prices in hundredths, rounded down to a hundredth. It is shown and stored; the payout uses the exact product. */
export function combinedCents(odds: readonly number[]): bigint {
  return (productOf(odds) * 100n) / 100n ** BigInt(odds.length)
}

/** The highest stake whose payout is at most `most`, by the exact product; fen. */
export function stakeForReturn(most: number, odds: readonly number[]): number {
  return Number((BigInt(most) * 100n ** BigInt(odds.length)) / productOf(odds))
}

/** In hundredths to the power of their number. */
function productOf(odds: readonly number[]): bigint {
  return odds.reduce((result, cents) => result * BigInt(cents), 1n)
}

/** The payout including the stake, in fen. A fraction of a fen is dropped once, after the last multiplication. */
export function parlayReturn(stakeMinor: number, picks: readonly { odds: number; result: PickResult }[]): bigint {
  const product = picks.reduce((result, pick) => result * BigInt(factorOf(pick.result, pick.odds)), BigInt(stakeMinor))
  return product / BigInt(FACTOR_ONE) ** BigInt(picks.length)
}

/** The state of a parlay. One lost pick decides it, because it multiplies by zero. */
export function verdictOf(
  { stake, odds }: { stake: number; odds: number },
  picks: readonly PricedPick[],
): ParlayVerdict {
  if (picks.some(({ result }) => result === 'LOSE')) return settled(stake, odds, 0)
  const decided = picks.flatMap((pick) => (pick.result === null ? [] : [{ odds: pick.odds, result: pick.result }]))
  if (decided.length < picks.length) return { kind: 'open' }
  if (decided.every(({ result }) => result === 'VOID')) return { kind: 'void' }
  return settled(stake, odds, Number(parlayReturn(stake, decided)))
}

function settled(stake: number, odds: number, back: number): ParlayVerdict {
  const result = resultOfReturn(stake, back)
  return { kind: 'settled', result, back, valid: result === 'DRAW' ? 0 : turnoverOf(stake, back, odds) }
}

/** A parlay is won above its stake, level at it, partly lost below it. */
function resultOfReturn(stake: number, back: number): LegResult {
  if (back > stake) return 'WIN'
  if (back === stake) return 'DRAW'
  return back > 0 ? 'HALF_LOSE' : 'LOSE'
}
