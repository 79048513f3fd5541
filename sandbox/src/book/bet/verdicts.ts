/** What the end of a match means for a bet on it. The money of the result is moved by the caller: a member's or a demo's. */
import type { Executor, Trx } from '../../database/database.ts'
import type { BetLegRow, BetRow } from '../../database/tables/site/book.schema.ts'
import { type PickResult, verdictOf } from '../markets/parlay.rules.ts'
import {
  type Pick as Choice,
  type Leg,
  type LegResult,
  type MarketKind,
  resultOf,
  returnOf,
  turnoverOf,
} from '../markets/settlement.rules.ts'
import type { Catalogue, MatchNow } from '../matches/catalogue.ts'
import { decisionOf, scoreText } from '../matches/match-view.rules.ts'
import { PARLAY } from './bet-view.rules.ts'
import { closeLegs, decideLeg, legsOfBets } from './legs.repository.ts'

/** A match whose bets can be settled. */
export type Decided = { matchId: string; decision: 'score' | 'void'; score: MatchNow['status']['standing']['score'] }

export type Verdict =
  | { kind: 'void' }
  | { kind: 'settled'; result: LegResult; back: number; valid: number; score: string }

type Settled = Pick<BetRow, 'no' | 'kind' | 'pick' | 'line' | 'odds' | 'stake'>

/** The decision about a match; null while its bets must wait. */
export async function decidedMatch(
  db: Executor,
  catalogue: Catalogue,
  matchId: string,
  now: number,
): Promise<Decided | null> {
  const fixture = catalogue.fixture(matchId)
  if (!fixture) return null
  const status = await catalogue.status(db, fixture, now)
  const decision = decisionOf(fixture, status, now)
  return decision === 'open' ? null : { matchId, decision, score: status.standing.score }
}

/** The verdict on an open bet; null while other picks of a parlay are undecided. Stores the results of a parlay's picks. */
export async function judge(trx: Trx, bet: Settled, match: Decided, now: number): Promise<Verdict | null> {
  if (bet.kind === PARLAY) return judgeParlay(trx, bet, match, now)
  if (match.decision === 'void') return { kind: 'void' }
  const result = resultOf(legOf(bet), match.score)
  const back = returnOf(result, bet.stake, bet.odds)
  const valid = result === 'DRAW' ? 0 : turnoverOf(bet.stake, back, bet.odds)
  return { kind: 'settled', result, back, valid, score: scoreText(match.score) }
}

async function judgeParlay(trx: Trx, bet: Settled, match: Decided, now: number): Promise<Verdict | null> {
  const legs = (await legsOfBets(trx, [bet.no])).get(bet.no) ?? []
  for (const leg of legs) {
    if (leg.match_id !== match.matchId || leg.decided_at !== null) continue
    leg.result = match.decision === 'void' ? 'VOID' : resultOf(legOf(leg), match.score)
    leg.score = match.decision === 'void' ? '' : scoreText(match.score)
    await decideLeg(trx, leg, { result: leg.result, score: leg.score, decided_at: now })
  }
  const verdict = verdictOf(
    bet,
    legs.map(({ odds, result }) => ({ odds, result: result as PickResult | null })),
  )
  if (verdict.kind === 'open') return null
  await closeLegs(trx, bet.no, now)
  return verdict.kind === 'void' ? verdict : { ...verdict, score: '' }
}

/** The pick of a single, or of one leg of a parlay. */
export function legOf({ kind, pick, line }: Pick<BetRow | BetLegRow, 'kind' | 'pick' | 'line'>): Leg {
  return { kind: kind as MarketKind, pick: pick as Choice, line }
}
