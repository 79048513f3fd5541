/** Checks of a slip before it is handed over: the current price of each leg, and the first problem of the slip. */
import type { SlipBet } from '@lantern/contract/games'
import { MIN_PARLAY, type SlipLeg, type SlipState } from './slip.machine.ts'
import { fenText, priceCents, stakeFen, stakeForReturn } from './slip-money.rules.ts'

/** The current price of a leg. `gone`: the match or the market is no longer offered. */
export type LegNow =
  | { kind: 'open'; odds: string; oddsVersion: number }
  | { kind: 'suspended' }
  | { kind: 'gone' }
  | { kind: 'unknown' }

export type LegChange = 'same' | 'up' | 'down' | 'suspended' | 'gone' | 'unknown'

export type SlipProblem =
  | { kind: 'empty' }
  | { kind: 'stale' }
  | { kind: 'gone' }
  | { kind: 'suspended' }
  /** A price that the accept rule does not cover. */
  | { kind: 'moved' }
  | { kind: 'same-match' }
  | { kind: 'too-few' }
  | { kind: 'too-many'; max: number }
  | { kind: 'no-stake' }
  /** Even the smallest stake would return more than a parlay may. */
  | { kind: 'return-cap'; max: string }
  | { kind: 'below'; min: string }
  | { kind: 'above'; max: string }

/**
 * `legs`: picks that the venue combines to a parlay; 1 = none. `maxReturn`: the most that a parlay returns, which limits its stake. null: the venue
 * does not publish it.
 */
export type SlipLimits = { min: string; max: string | null; maxReturn: string | null; legs: number }

export function changeOf(leg: SlipLeg, now: LegNow): LegChange {
  if (now.kind !== 'open') return now.kind
  const [seen, current] = [priceCents(leg.odds), priceCents(now.odds)]
  return current === seen ? 'same' : current > seen ? 'up' : 'down'
}

/** Whether the member must accept a price again. */
function isUnaccepted(change: LegChange, accept: SlipState['accept']): boolean {
  return (change === 'down' && accept !== 'any') || (change === 'up' && accept === 'none')
}

export function problemOf(
  slip: SlipState,
  { nowOf, isFresh, limits }: { nowOf: (leg: SlipLeg) => LegNow; isFresh: boolean; limits: SlipLimits },
): SlipProblem | null {
  if (slip.legs.length === 0) return { kind: 'empty' }
  if (!isFresh) return { kind: 'stale' }
  const changes = slip.legs.map((leg) => changeOf(leg, nowOf(leg)))
  if (changes.includes('gone')) return { kind: 'gone' }
  if (changes.some((change) => change === 'suspended' || change === 'unknown')) return { kind: 'suspended' }
  if (slip.mode === 'parlay') {
    if (slip.legs.length < MIN_PARLAY) return { kind: 'too-few' }
    if (slip.legs.length > limits.legs) return { kind: 'too-many', max: limits.legs }
    if (new Set(slip.legs.map(({ matchId }) => matchId)).size < slip.legs.length) return { kind: 'same-match' }
  }
  if (changes.some((change) => isUnaccepted(change, slip.accept))) return { kind: 'moved' }
  const stakes = stakesOf(slip)
  if (stakes.length === 0) return { kind: 'no-stake' }
  const least = stakeFen(limits.min)
  const most = mostStake(slip, nowOf, limits)
  if (slip.mode === 'parlay' && limits.maxReturn !== null && most !== null && most < least)
    return { kind: 'return-cap', max: limits.maxReturn }
  if (stakes.some((stake) => stake < least)) return { kind: 'below', min: limits.min }
  if (most !== null && stakes.some((stake) => stake > most)) return { kind: 'above', max: fenText(most) }
  return null
}

/** The highest stake of a bet of the slip, fen; null without a limit. */
function mostStake(slip: SlipState, nowOf: (leg: SlipLeg) => LegNow, { max, maxReturn }: SlipLimits): bigint | null {
  const single = max === null ? null : stakeFen(max)
  if (slip.mode === 'single' || maxReturn === null) return single
  const prices = slip.legs.map((leg) => {
    const now = nowOf(leg)
    return now.kind === 'open' ? now.odds : leg.odds
  })
  const parlay = stakeForReturn(stakeFen(maxReturn), prices)
  return single !== null && single < parlay ? single : parlay
}

/** Stakes of the bets that a slip makes; a single without a stake is left out. */
function stakesOf(slip: SlipState): bigint[] {
  const typed = slip.mode === 'parlay' ? [slip.parlayStake] : slip.legs.map((leg) => slip.stakes[leg.selectionId] ?? '')
  return typed.map(stakeFen).filter((stake) => stake > 0n)
}

/** The bets of a slip at current prices. @param newNo returns a new request number for each */
export function betsOf(slip: SlipState, nowOf: (leg: SlipLeg) => LegNow, newNo: () => string): SlipBet[] {
  const legOf = (leg: SlipLeg) => {
    const now = nowOf(leg)
    return now.kind === 'open'
      ? { selectionId: leg.selectionId, odds: now.odds, oddsVersion: now.oddsVersion }
      : { selectionId: leg.selectionId, odds: leg.odds, oddsVersion: leg.oddsVersion }
  }
  const bet = (legs: SlipLeg[], stake: string): SlipBet => ({
    requestNo: newNo(),
    legs: legs.map(legOf),
    stake: stake.replace(/\.$/, ''),
    accept: slip.accept,
  })
  if (slip.mode === 'parlay') return [bet(slip.legs, slip.parlayStake)]
  return slip.legs.flatMap((leg) => {
    const stake = slip.stakes[leg.selectionId] ?? ''
    return stakeFen(stake) > 0n ? [bet([leg], stake)] : []
  })
}
