/**
 * The lifecycle of a bet on the ledger: placed, settled, refunded. Every step is one entry in the transaction of its state (screens.md 11.1, 11.6).
 */

import * as CODE from '@lantern/contract/code'
import type { RequestOf } from '@lantern/contract/endpoint'
import type { venueBetPlace } from '@lantern/contract/venue'
import type { Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import type { BetRow } from '../database/tables/site/book.schema.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { fromFen, toFen } from '../ledger/money.rules.ts'
import { newNo } from '../ledger/numbers.ts'
import { lockMember } from '../members/members.repository.ts'
import { requirePlay } from '../members/standing.rules.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { countTurnover } from '../turnover/audit-turns.ts'
import { OPEN, SETTLED, VOID } from './bet-states.rules.ts'
import type { BetNames } from './bet-view.rules.ts'
import { parseSelection } from './markets/markets.rules.ts'
import { oddsCents, oddsText } from './markets/odds-format.rules.ts'
import {
  type Pick as Choice,
  type Leg,
  type MarketKind,
  resultOf,
  returnOf,
  turnoverOf,
} from './markets/settlement.rules.ts'
import type { Catalogue } from './matches/catalogue.ts'
import { MARKET_NAMES, pickName, quotesFor, type Status, scoreText } from './matches/match-view.rules.ts'
import type { Fixture } from './play/fixtures.rules.ts'
import { MAX_STAKE, MIN_STAKE, profileOf, SHOWN_MARGIN } from './play/venue-profiles.rules.ts'

type Slip = RequestOf<typeof venueBetPlace>
export type Placement = { trx: Trx; catalogue: Catalogue; member: Member; enName: string; slip: Slip; now: number }

/** A priced bet within the stake limits, not yet assigned to an account. */
export type PricedBet = Omit<BetRow, 'member_id' | 'odds_type'>
export type Pricing = { trx: Trx; catalogue: Catalogue; enName: string; slip: Slip; now: number }

/**
 * Places a single bet: venue wallet → open stakes.
 * @throws SandboxError 711001 balance, 711002 / 711003 stake, 711015 odds, market or match changed (`data.reason`), 712002 / 712003 / 711009
 */
export async function placeBet({ member, ...pricing }: Placement): Promise<BetRow> {
  const { trx, enName, slip, now } = pricing
  requirePlay(member, now)
  const row: BetRow = { ...(await priceBet(pricing)), member_id: member.id, odds_type: member.odds_type }
  await post(trx, {
    bizType: 'BET_STAKE',
    bizNo: row.no,
    requestNo: slip.requestNo,
    at: now,
    postings: [
      { account: memberAccount(member.id, `venue.${enName}`), amount: -row.stake },
      { account: memberAccount(member.id, `venueOpen.${enName}`), amount: row.stake },
    ],
  })
  await trx.insertInto('bets').values(row).execute()
  return row
}

/** @throws SandboxError 711002 / 711003 stake, 711015 odds, market or match changed (`data.reason`) */
export async function priceBet({ trx, catalogue, enName, slip, now }: Pricing): Promise<PricedBet> {
  const [wanted] = slip.legs
  const selection = wanted && parseSelection(wanted.selectionId)
  const fixture = selection && catalogue.fixture(selection.matchId)
  if (!wanted || !selection || !fixture)
    throw changed('unknown', { zh: '该投注项不存在', en: 'This selection does not exist' })
  const stake = toFen(slip.stake)
  requireStake(stake)
  const status = await catalogue.status(trx, fixture, now)
  const cents = currentPrice({ fixture, status, leg: selection.leg, enName, now })
  requireAccepted(wanted.odds, cents, slip.accept, status.standing.tick)
  return {
    no: newNo('B', now),
    en_name: enName,
    category: 'sport',
    match_id: fixture.id,
    kind: selection.leg.kind,
    pick: selection.leg.pick,
    line: selection.leg.line,
    odds: cents,
    stake,
    state: OPEN,
    result: null,
    return_fen: 0,
    valid_fen: 0,
    score: '',
    names: JSON.stringify(namesOf(fixture, selection.leg)),
    placed_at: now,
    settled_at: null,
  }
}

/** The result of a bet at the end of its match. Not for cancelled matches, whose stakes are refunded. */
export function outcomeOf(bet: Pick<BetRow, 'kind' | 'pick' | 'line' | 'stake' | 'odds'>, status: Status) {
  const leg: Leg = { kind: bet.kind as MarketKind, pick: bet.pick as Choice, line: bet.line }
  const result = resultOf(leg, status.standing.score)
  const back = returnOf(result, bet.stake, bet.odds)
  return { result, back, valid: result === 'DRAW' ? 0 : turnoverOf(bet.stake, back, bet.odds) }
}

/** Settles one open bet at the end of its match. Idempotent. */
export async function settleBet(trx: Trx, betNo: string, status: Status, now: number): Promise<BetRow | null> {
  const bet = await takeOpen(trx, betNo)
  if (!bet) return null
  if (status.state === 6) return voidBet(trx, bet, now)
  const { result, back, valid } = outcomeOf(bet, status)
  await post(trx, {
    bizType: 'BET_SETTLE',
    bizNo: bet.no,
    at: now,
    postings: [
      { account: memberAccount(bet.member_id, `venueOpen.${bet.en_name}`), amount: -bet.stake },
      { account: memberAccount(bet.member_id, `venue.${bet.en_name}`), amount: back },
      { account: houseAccount(`venueSettle.${bet.en_name}`), amount: bet.stake - back },
    ],
  })
  const settled = {
    state: SETTLED,
    result,
    return_fen: back,
    valid_fen: valid,
    score: scoreText(status.standing.score),
    settled_at: now,
  }
  await trx.updateTable('bets').set(settled).where('no', '=', bet.no).execute()
  await countTurnover(trx, {
    memberId: bet.member_id,
    betNo: bet.no,
    category: bet.category,
    valid,
    rule: valid === 0 ? 'not-counted' : 'min(stake,|net|)',
    at: now,
  })
  return { ...bet, ...settled }
}

async function voidBet(trx: Trx, bet: BetRow, now: number): Promise<BetRow> {
  await post(trx, {
    bizType: 'BET_VOID',
    bizNo: bet.no,
    at: now,
    postings: [
      { account: memberAccount(bet.member_id, `venueOpen.${bet.en_name}`), amount: -bet.stake },
      { account: memberAccount(bet.member_id, `venue.${bet.en_name}`), amount: bet.stake },
    ],
  })
  const voided = { state: VOID, return_fen: bet.stake, settled_at: now }
  await trx.updateTable('bets').set(voided).where('no', '=', bet.no).execute()
  return { ...bet, ...voided }
}

async function takeOpen(trx: Trx, betNo: string): Promise<BetRow | undefined> {
  const known = await trx.selectFrom('bets').select('member_id').where('no', '=', betNo).executeTakeFirst()
  if (!known) return undefined
  await lockMember(trx, known.member_id)
  const bet = await trx.selectFrom('bets').selectAll().where('no', '=', betNo).forUpdate().executeTakeFirst()
  return bet?.state === OPEN ? bet : undefined
}

type Asked = { fixture: Fixture; status: Status; leg: Leg; enName: string; now: number }

function currentPrice({ fixture, status, leg, enName, now }: Asked): number {
  if (status.state > 2)
    throw changed('closed', { zh: '赛事已结束，停止投注', en: 'The match is over; betting is closed' })
  const quote = quotesFor(fixture, status, now, profileOf(enName)?.margin ?? SHOWN_MARGIN).find(
    (market) => market.kind === leg.kind && market.line === leg.line,
  )
  const price = quote?.prices.find((one) => one.pick === leg.pick)
  if (!quote || !price || quote.state === 3)
    throw changed('closed', { zh: '该盘口已关闭', en: 'This market is closed' })
  if (quote.state === 2)
    throw changed('suspended', { zh: '盘口暂停，请稍候', en: 'The market is suspended, wait a moment' })
  return price.cents
}

function requireAccepted(seen: string, cents: number, accept: 'none' | 'better' | 'any', version: number): void {
  const seenCents = oddsCents(seen)
  if (cents === seenCents || accept === 'any' || (accept === 'better' && cents > seenCents)) return
  throw changed(
    'odds',
    { zh: `赔率已由 ${seen} 变为 ${oddsText(cents)}`, en: `The odds moved from ${seen} to ${oddsText(cents)}` },
    {
      was: seen,
      odds: oddsText(cents),
      oddsVersion: version,
    },
  )
}

function requireStake(stake: number): void {
  if (stake < MIN_STAKE) {
    const min = fromFen(MIN_STAKE)
    throw new SandboxError(
      CODE.BELOW_MINIMUM,
      { zh: `低于最低金额 ${min}`, en: `Below the minimum of ${min}` },
      { min },
    )
  }
  if (stake > MAX_STAKE) {
    const max = fromFen(MAX_STAKE)
    throw new SandboxError(
      CODE.ABOVE_MAXIMUM,
      { zh: `超过最高金额 ${max}`, en: `Above the maximum of ${max}` },
      { max },
    )
  }
}

export function namesOf(fixture: Fixture, leg: Leg): BetNames {
  const { home, away, league } = fixture
  return {
    league,
    home,
    away,
    match: { zh: `${home.zh} vs ${away.zh}`, en: `${home.en} vs ${away.en}` },
    market: MARKET_NAMES[leg.kind],
    pick: pickName(fixture, leg),
  }
}

function changed(
  reason: string,
  sentence: { zh: string; en: string },
  more: Record<string, unknown> = {},
): SandboxError {
  return new SandboxError(CODE.STATE_CHANGED, sentence, { reason, ...more })
}
