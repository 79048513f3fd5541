/** Settled bets of the last weeks for demo01 on real matches of the simulation: every result, with the ledger entries of that time. */

import { DAY_MS } from '@lantern/contract/site-time'
import { BOARD_KINDS } from '@lantern/contract/sport'
import type { Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { newNo } from '../ledger/numbers.ts'
import { findMemberByName } from '../members/members.repository.ts'
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
/** A small stake, covered by the wallet at that time whatever the results. */
const FRESH_STAKE = 500
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

export async function seedBets(trx: Trx, now: number): Promise<void> {
  const member = await findMemberByName(trx, 'demo01')
  if (!member) return
  for (const [index, past] of chosen(now).entries()) {
    const stake = past.isFresh ? FRESH_STAKE : (STAKES[index % STAKES.length] ?? 1_000)
    // Lists sort by this time; bets of one kick-off would otherwise stand in the order of their random numbers.
    await insertPastBet(trx, member, { ...past, at: past.at + index * APART_MS }, stake)
  }
}

/** A settled bet with its ledger entries. The venue wallet must hold the stake. */
export async function insertPastBet(
  trx: Trx,
  member: Pick<Member, 'id' | 'odds_type'>,
  past: PastBet,
  stake: number,
): Promise<void> {
  const back = returnOf(past.result, stake, past.cents)
  const valid = past.result === 'DRAW' ? 0 : turnoverOf(stake, back, past.cents)
  const no = newNo('B', past.at)
  const [wallet, open] = [memberAccount(member.id, `venue.${ENTRY}`), memberAccount(member.id, `venueOpen.${ENTRY}`)]
  const move = (bizType: string, at: number, postings: Parameters<typeof post>[1]['postings']) =>
    post(trx, { bizType, bizNo: no, at, postings })
  await move('BET_STAKE', past.at, [
    { account: wallet, amount: -stake },
    { account: open, amount: stake },
  ])
  await move('BET_SETTLE', past.fixture.endAt, [
    { account: open, amount: -stake },
    { account: wallet, amount: back },
    { account: houseAccount(`venueSettle.${ENTRY}`), amount: stake - back },
  ])
  await trx
    .insertInto('bets')
    .values({
      no,
      member_id: member.id,
      en_name: ENTRY,
      category: 'sport',
      match_id: past.fixture.id,
      kind: past.leg.kind,
      pick: past.leg.pick,
      line: past.leg.line,
      odds: past.cents,
      odds_type: member.odds_type,
      stake,
      state: 3,
      result: past.result,
      return_fen: back,
      valid_fen: valid,
      score: past.score,
      names: JSON.stringify(namesOf(past.fixture, past.leg)),
      placed_at: past.at,
      settled_at: past.fixture.endAt,
    })
    .execute()
}

/** In chronological order: one of each result from the last days, one of each from before, and more. */
function chosen(now: number): PastBet[] {
  const all = pastBets(now)
  const fresh = oneOfEach(all.filter(({ isFresh }) => isFresh).reverse())
  const old = all.filter(({ isFresh }) => !isFresh)
  const first = oneOfEach(old)
  const rest = old.filter((past, index) => !first.includes(past) && index % 5 === 0).slice(0, BETS - first.length)
  return [...fresh, ...first, ...rest].sort((one, other) => one.at - other.at)
}

function oneOfEach(all: readonly PastBet[]): PastBet[] {
  const found = new Map<LegResult, PastBet>()
  for (const past of all) if (!found.has(past.result)) found.set(past.result, past)
  return [...found.values()]
}

/** Bets that could have been placed on each football match of the last weeks, oldest day first. */
export function pastBets(now: number): PastBet[] {
  const found: PastBet[] = []
  for (let day = dayOf(now) - DAYS; day < dayOf(now); day += 1) {
    for (const fixture of fixturesOfDay(day).filter(({ sport, endAt }) => sport === 'football' && endAt < now)) {
      const at = fixture.startAt + PLACED_AFTER_MS
      const final = standingAt(fixture, fixture.endAt)
      for (const quote of quotesOf(fixture, standingAt(fixture, at), at, MARGIN)) {
        const price = quote.prices[(day + found.length) % quote.prices.length]
        // A record of exact scores would be a record of losses.
        if (!price || quote.state !== 1 || !BOARD_KINDS.some((kind) => kind === quote.kind)) continue
        const leg: Leg = { kind: quote.kind, pick: price.pick, line: quote.line }
        found.push({
          fixture,
          leg,
          cents: price.cents,
          result: resultOf(leg, final.score),
          score: scoreText(final.score),
          at,
          isFresh: fixture.endAt > now - FRESH_DAYS * DAY_MS,
        })
      }
    }
  }
  return found
}
