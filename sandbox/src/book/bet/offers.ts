/** Cash-out offers at the prices of now. */
import type { Executor } from '../../database/database.ts'
import type { BetLegRow, BetRow } from '../../database/tables/site/book.schema.ts'
import { cashOutOf, type ValuedPick } from '../markets/cash-out.rules.ts'
import { MAX_CENTS } from '../markets/markets.rules.ts'
import type { PickResult } from '../markets/parlay.rules.ts'
import type { Catalogue, MatchNow } from '../matches/catalogue.ts'
import { OPEN } from './bet-states.rules.ts'
import { priceNow } from './pricing.ts'
import { legOf } from './verdicts.ts'

/** Odds of 1.00. */
const EVEN = 100

type OpenPick = Pick<BetLegRow, 'match_id' | 'kind' | 'pick' | 'line' | 'odds' | 'result'>
type OpenBet = OpenPick & Pick<BetRow, 'en_name' | 'category' | 'state' | 'stake'>
type OfferOptions = {
  /** Picks of a parlay; none for a single. */
  legs: readonly BetLegRow[] | undefined
  matches: ReadonlyMap<string, MatchNow>
  now: number
}

/** Matches by id with their state; unknown ids are left out. */
export async function matchesNow(
  db: Executor,
  catalogue: Catalogue,
  ids: Iterable<string>,
  now: number,
): Promise<ReadonlyMap<string, MatchNow>> {
  const matches = new Map<string, MatchNow>()
  for (const id of new Set(ids)) {
    const fixture = catalogue.fixture(id)
    if (fixture) matches.set(id, { fixture, status: await catalogue.status(db, fixture, now) })
  }
  return matches
}

/** @returns fen; null when the bet is not an open sport bet, or a market of it takes no bets now */
export function offerOf(bet: OpenBet, options: OfferOptions): number | null {
  const picks = valuedPicks(bet, options)
  const offer = picks === null ? 0 : cashOutOf(bet.stake, picks)
  return offer > 0 ? offer : null
}

/** The picks of a bet at the prices of now; null where it has no offer. */
export function valuedPicks(bet: OpenBet, { legs, matches, now }: OfferOptions): ValuedPick[] | null {
  if (bet.category !== 'sport' || bet.state !== OPEN) return null
  const valued: ValuedPick[] = []
  for (const pick of legs ?? [bet]) {
    const value = valuedPick(pick, bet.en_name, matches.get(pick.match_id), now)
    if (value === null) return null
    valued.push(value)
  }
  return valued
}

/** The most that an open bet can be worth: every undecided pick as good as won. Fen. */
export function mostOf(bet: OpenBet, legs: readonly BetLegRow[] | undefined): number {
  const picks = (legs ?? [bet]).map(
    ({ odds, result }): ValuedPick => (result ? { odds, result: result as PickResult } : { odds, now: EVEN }),
  )
  return cashOutOf(bet.stake, picks)
}

function valuedPick(pick: OpenPick, enName: string, match: MatchNow | undefined, now: number): ValuedPick | null {
  const { odds, result } = pick
  if (result) return { odds, result: result as PickResult }
  const price = match && priceNow({ ...match, leg: legOf(pick), enName, now })
  // At the highest price the real one is unknown: an offer by it would pay too much.
  return price?.state === 1 && price.cents !== null && price.cents < MAX_CENTS ? { odds, now: price.cents } : null
}
