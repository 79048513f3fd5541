/** Settled bets of the last weeks on real matches of the simulation: every result, with the ledger entries of that time. */

import { DAY_MS } from '@lantern/contract/site-time'
import { BOARD_KINDS } from '@lantern/contract/sport'
import type { Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { newNo } from '../ledger/numbers.ts'
import { namesOf } from './bet/pricing.ts'
import { quotesOf } from './markets/markets.rules.ts'
import { type Leg, type LegResult, resultOf, returnOf, turnoverOf } from './markets/settlement.rules.ts'
import { scoreText } from './matches/match-view.rules.ts'
import { dayOf, type Fixture, fixturesOfDay } from './play/fixtures.rules.ts'
import { standingAt } from './play/play.rules.ts'

const DAYS = 21
const BETS = 14
/** One of each result is from these days, so that the week view of the records has entries. */
const FRESH_DAYS = 7
/** A small stake, covered by the venue wallet at that time whatever the results. */
const FRESH_STAKE = 2_000
const STAKES = [1_000, 2_000, 5_000, 3_000]
const ENTRY = 'OBTY'
const MARGIN = 0.05
/** Seeded bets were placed two minutes into their match. */
const PLACED_AFTER_MS = 120_000
const APART_MS = 1_000

/** A bet on a finished football match. */
export type PastBet = {
  fixture: Fixture
  leg: Leg
  cents: number
  result: LegResult
  score: string
  at: number
  isFresh: boolean
}

/** A seeded bet with its stake in fen. */
export type StakedBet = PastBet & { readonly no: string; readonly stake: number; readonly valid: number }

/** The bets of demo01 on matches of some days, in chronological order. @param daysAgo days of play, yesterday is 1 */
export function demoBets(now: number, daysAgo: readonly number[]): StakedBet[] {
  return chosen(now, daysAgo).map((past, index) => {
    const stake = past.isFresh ? FRESH_STAKE : (STAKES[index % STAKES.length] ?? 1_000)
    // Lists sort by this time; bets of one kick-off would otherwise stand in the order of their random numbers.
    return staked({ ...past, at: past.at + index * APART_MS }, stake)
  })
}

function staked(past: PastBet, stake: number): StakedBet {
  const back = returnOf(past.result, stake, past.cents)
  const valid = past.result === 'DRAW' ? 0 : turnoverOf(stake, back, past.cents)
  return { ...past, no: newNo('B', past.at), stake, valid }
}

type Bettor = Pick<Member, 'id' | 'odds_type'>

/** A settled bet with its ledger entries. The venue wallet must hold the stake. */
export async function insertPastBet(trx: Trx, member: Bettor, past: PastBet, stake: number): Promise<void> {
  const bet = staked(past, stake)
  await placePastBet(trx, member, bet)
  await settlePastBet(trx, member, bet)
}

/** Takes the stake from the venue wallet, which must hold it. */
export async function placePastBet(trx: Trx, member: Bettor, { no, at, stake }: StakedBet): Promise<void> {
  const { wallet, open } = accountsOf(member)
  await post(trx, {
    bizType: 'BET_STAKE',
    bizNo: no,
    at,
    postings: [
      { account: wallet, amount: -stake },
      { account: open, amount: stake },
    ],
  })
}

/** Pays a placed bet at the end of its match, and stores it. */
export async function settlePastBet(trx: Trx, member: Bettor, bet: StakedBet): Promise<void> {
  const { no, stake, fixture, leg } = bet
  const back = returnOf(bet.result, stake, bet.cents)
  const { wallet, open } = accountsOf(member)
  await post(trx, {
    bizType: 'BET_SETTLE',
    bizNo: no,
    at: fixture.endAt,
    postings: [
      { account: open, amount: -stake },
      { account: wallet, amount: back },
      { account: houseAccount(`venueSettle.${ENTRY}`), amount: stake - back },
    ],
  })
  await trx
    .insertInto('bets')
    .values({
      no,
      member_id: member.id,
      en_name: ENTRY,
      category: 'sport',
      match_id: fixture.id,
      kind: leg.kind,
      pick: leg.pick,
      line: leg.line,
      odds: bet.cents,
      odds_type: member.odds_type,
      stake,
      state: 3,
      result: bet.result,
      return_fen: back,
      valid_fen: bet.valid,
      score: bet.score,
      names: JSON.stringify(namesOf(fixture, leg)),
      placed_at: bet.at,
      settled_at: fixture.endAt,
    })
    .execute()
}

function accountsOf({ id }: Bettor) {
  return { wallet: memberAccount(id, `venue.${ENTRY}`), open: memberAccount(id, `venueOpen.${ENTRY}`) }
}

/** In chronological order: one of each result from the last days, one of each from before, and more. */
function chosen(now: number, daysAgo: readonly number[]): PastBet[] {
  const days = daysAgo.map((ago) => dayOf(now) - ago)
  // A day's turnover and rebate are those of its own bets: none ends after midnight.
  const all = pastBets(now).filter(({ at, fixture }) => days.includes(dayOf(at)) && dayOf(fixture.endAt) === dayOf(at))
  const fresh = oneOfEach(all.filter(({ isFresh }) => isFresh).reverse())
  const old = all.filter(({ isFresh }) => !isFresh)
  const first = oneOfEach(old)
  // The others are spread over the days.
  const step = Math.max(1, Math.floor(old.length / (BETS - first.length)))
  const rest = old.filter((past, index) => !first.includes(past) && index % step === 0).slice(0, BETS - first.length)
  return [...fresh, ...first, ...rest].sort((one, other) => one.at - other.at)
}

function oneOfEach(all: readonly PastBet[]): PastBet[] {
  const found = new Map<LegResult, PastBet>()
  for (const past of all) if (!found.has(past.result)) found.set(past.result, past)
  return [...found.values()]
}

/** Bets that could have been placed on each football match of the last weeks, oldest day first. */
function pastBets(now: number): PastBet[] {
  const found: PastBet[] = []
  for (const { day, fixture } of pastMatches(now)) {
    const at = fixture.startAt + PLACED_AFTER_MS
    for (const quote of quotesOf(fixture, standingAt(fixture, at), at, MARGIN)) {
      const price = quote.prices[(day + found.length) % quote.prices.length]
      // A record of exact scores would be a record of losses.
      if (!price || quote.state !== 1 || !BOARD_KINDS.some((kind) => kind === quote.kind)) continue
      found.push(pastBet(fixture, { kind: quote.kind, pick: price.pick, line: quote.line }, price.cents, now))
    }
  }
  return found
}

/** The longest price that won on each football match of the last weeks: on every third match, an exact score. */
export function longestWins(now: number): PastBet[] {
  return pastMatches(now).flatMap(({ fixture }, index) => {
    const at = fixture.startAt + PLACED_AFTER_MS
    const won = quotesOf(fixture, standingAt(fixture, at), at, MARGIN)
      .filter(({ kind }) => index % 3 === 0 || kind !== 'correct_score')
      .flatMap(({ kind, line, prices }) =>
        prices.map(({ pick, cents }) => pastBet(fixture, { kind, pick, line }, cents, now)),
      )
      .filter(({ result }) => result === 'WIN')
      .sort((one, other) => other.cents - one.cents)
    return won.slice(0, 1)
  })
}

function pastMatches(now: number): { day: number; fixture: Fixture }[] {
  const days = Array.from({ length: DAYS }, (_, index) => dayOf(now) - DAYS + index)
  return days.flatMap((day) =>
    fixturesOfDay(day)
      .filter(({ sport, endAt }) => sport === 'football' && endAt < now)
      .map((fixture) => ({ day, fixture })),
  )
}

function pastBet(fixture: Fixture, leg: Leg, cents: number, now: number): PastBet {
  const final = standingAt(fixture, fixture.endAt)
  return {
    fixture,
    leg,
    cents,
    result: resultOf(leg, final.score),
    score: scoreText(final.score),
    at: fixture.startAt + PLACED_AFTER_MS,
    isFresh: fixture.endAt > now - FRESH_DAYS * DAY_MS,
  }
}
