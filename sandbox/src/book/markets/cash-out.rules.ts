/** What an open bet is worth before its result is known. Exact: one division, rounded down. */
import type { PickResult } from './parlay.rules.ts'
import { FACTOR_ONE, factorOf } from './settlement.rules.ts'

/** What a member gets of the value, in per cent. */
const PAID_PER_CENT = 97

/** A pick with its price when it was placed, in hundredths, and its price now or its result. */
export type ValuedPick = { odds: number; now: number } | { odds: number; result: PickResult }

/**
 * The stake times how much shorter each open price has become, and times the factor of each decided pick. A bet that has just been placed is
 * worth less than its stake, so that placing and cashing out never gains.
 * @returns fen
 */
export function cashOutOf(stakeMinor: number, picks: readonly ValuedPick[]): number {
  let above = BigInt(stakeMinor) * BigInt(PAID_PER_CENT)
  let below = 100n
  for (const pick of picks) {
    above *= BigInt('now' in pick ? pick.odds : factorOf(pick.result, pick.odds))
    below *= BigInt('now' in pick ? pick.now : FACTOR_ONE)
  }
  return Number(above / below)
}

/**
 * What a part of a bet pays: the value of the whole less the value of what stays open. At prices that stand still, the parts and the rest therefore
 * add up to the whole, to the fen, and a part pays its share of the whole, rounded down, or a fen more.
 * @param part stake of the part, fen
 */
export function partValue(stakeMinor: number, part: number, picks: readonly ValuedPick[]): number {
  return cashOutOf(stakeMinor, picks) - cashOutOf(stakeMinor - part, picks)
}
