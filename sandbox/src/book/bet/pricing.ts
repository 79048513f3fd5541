/** Prices of a slip at the moment it is placed: markets open, prices accepted, stake within the limits. */

import * as CODE from '@lantern/contract/code'
import type { RequestOf } from '@lantern/contract/endpoint'
import type { venueBetPlace } from '@lantern/contract/venue'
import type { Trx } from '../../database/database.ts'
import type { BetLegRow, BetRow } from '../../database/tables/site/book.schema.ts'
import { fromFen, toFen } from '../../ledger/money.rules.ts'
import { newNo } from '../../ledger/numbers.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import { parseSelection } from '../markets/markets.rules.ts'
import { oddsCents, oddsText } from '../markets/odds-format.rules.ts'
import { combinedCents, stakeForReturn } from '../markets/parlay.rules.ts'
import type { Leg } from '../markets/settlement.rules.ts'
import type { Catalogue } from '../matches/catalogue.ts'
import { marketName, pickName, quotesFor, type Status } from '../matches/match-view.rules.ts'
import type { Fixture } from '../play/fixtures.rules.ts'
import { fieldOf } from '../play/sports.rules.ts'
import { MAX_PARLAY_RETURN, MAX_STAKE, MIN_STAKE, profileOf, SHOWN_MARGIN } from '../play/venue-profiles.rules.ts'
import { OPEN } from './bet-states.rules.ts'
import { type BetNames, PARLAY, parlayNames } from './bet-view.rules.ts'

type Slip = RequestOf<typeof venueBetPlace>
export type Pricing = { trx: Trx; catalogue: Catalogue; enName: string; slip: Slip; now: number }

/** A priced bet within the stake limits, not yet assigned to an account. */
type PricedBet = Omit<BetRow, 'member_id' | 'odds_type'>
/** Picks of a parlay; none for a single. */
export type PricedSlip = { bet: PricedBet; legs: BetLegRow[] }

/**
 * @throws SandboxError 711002 / 711003 stake, 711015 odds, market or match changed (`data.reason`, for the pick `data.selectionId`), 10003 for two picks
 *   of one match
 */
export async function priceBet(pricing: Pricing): Promise<PricedSlip> {
  const { slip, enName, now } = pricing
  const stake = toFen(slip.stake)
  requireStake(stake, MAX_STAKE)
  const picks: PricedPick[] = []
  for (const wanted of slip.legs) picks.push(await pricePick(pricing, wanted))
  const [first] = picks
  if (!first) throw new Error('The contract requires a pick')
  requireOneAMatch(picks)
  const common = {
    no: newNo('B', now),
    en_name: enName,
    category: profileOf(enName)?.field ?? 'sport',
    stake,
    state: OPEN,
    result: null,
    return_fen: 0,
    valid_fen: 0,
    score: '',
    placed_at: now,
    settled_at: null,
  }
  if (picks.length === 1) return { bet: { ...common, ...first }, legs: [] }
  const prices = picks.map((pick) => pick.odds)
  requireStake(stake, stakeForReturn(MAX_PARLAY_RETURN, prices))
  return {
    bet: {
      ...common,
      match_id: '',
      kind: PARLAY,
      pick: '',
      line: null,
      odds: Number(combinedCents(prices)),
      names: JSON.stringify(parlayNames(picks.length)),
    },
    legs: picks.map((pick, seat) => ({
      ...pick,
      bet_no: common.no,
      seat,
      result: null,
      score: '',
      decided_at: null,
    })),
  }
}

type PricedPick = Pick<BetRow, 'match_id' | 'kind' | 'pick' | 'line' | 'odds' | 'names'>

async function pricePick(
  { trx, catalogue, slip, enName, now }: Pricing,
  { selectionId, odds: seen }: Slip['legs'][number],
): Promise<PricedPick> {
  const selection = parseSelection(selectionId)
  const fixture = selection && catalogue.fixture(selection.matchId)
  if (!selection || !fixture || fieldOf(fixture.sport) !== (profileOf(enName)?.field ?? 'sport'))
    throw changed('unknown', selectionId, { zh: '该投注项不存在', en: 'This selection does not exist' })
  const { leg } = selection
  const status = await catalogue.status(trx, fixture, now)
  const odds = currentPrice({ fixture, status, leg, enName, now }, selectionId)
  requireAccepted({ seen, odds, accept: slip.accept, version: status.standing.tick, selectionId })
  return { match_id: fixture.id, ...leg, odds, names: JSON.stringify(namesOf(fixture, leg)) }
}

type Asked = { fixture: Fixture; status: Status; leg: Leg; enName: string; now: number }
/** `state` 1 open, 2 suspended, 3 closed; no cents without a price. */
type Current = { state: 1 | 2 | 3; cents: number | null }

/** The price of a pick at a venue now. */
export function priceNow({ fixture, status, leg, enName, now }: Asked): Current {
  const quote = quotesFor(fixture, status, now, profileOf(enName)?.margin ?? SHOWN_MARGIN).find(
    (market) => market.kind === leg.kind && market.line === leg.line,
  )
  const price = quote?.prices.find((one) => one.pick === leg.pick)
  return quote && price ? { state: quote.state, cents: price.cents } : { state: 3, cents: null }
}

export function namesOf(fixture: Fixture, leg: Leg): BetNames {
  const { home, away, league } = fixture
  return {
    league,
    home,
    away,
    match: { zh: `${home.zh} vs ${away.zh}`, en: `${home.en} vs ${away.en}` },
    market: marketName(fixture.sport, leg.kind),
    pick: pickName(fixture, leg),
  }
}

function currentPrice(asked: Asked, selectionId: string): number {
  if (asked.status.state > 2)
    throw changed('closed', selectionId, { zh: '赛事已结束，停止投注', en: 'The match is over; betting is closed' })
  const { state, cents } = priceNow(asked)
  if (cents === null || state === 3)
    throw changed('closed', selectionId, { zh: '该盘口已关闭', en: 'This market is closed' })
  if (state === 2)
    throw changed('suspended', selectionId, { zh: '盘口暂停，请稍候', en: 'The market is suspended, wait a moment' })
  return cents
}

type Seen = { seen: string; odds: number; accept: Slip['accept']; version: number; selectionId: string }

function requireAccepted({ seen, odds, accept, version, selectionId }: Seen): void {
  const seenCents = oddsCents(seen)
  if (odds === seenCents || accept === 'any' || (accept === 'better' && odds > seenCents)) return
  throw changed(
    'odds',
    selectionId,
    { zh: `赔率已由 ${seen} 变为 ${oddsText(odds)}`, en: `The odds moved from ${seen} to ${oddsText(odds)}` },
    { was: seen, odds: oddsText(odds), oddsVersion: version },
  )
}

function requireStake(stake: number, most: number): void {
  if (stake < MIN_STAKE) {
    const min = fromFen(MIN_STAKE)
    throw new SandboxError(
      CODE.BELOW_MINIMUM,
      { zh: `低于最低金额 ${min}`, en: `Below the minimum of ${min}` },
      { min },
    )
  }
  if (stake > most) {
    const max = fromFen(most)
    throw new SandboxError(
      CODE.ABOVE_MAXIMUM,
      { zh: `超过最高金额 ${max}`, en: `Above the maximum of ${max}` },
      { max },
    )
  }
}

/** Picks of one match depend on each other, so their prices must not be multiplied. */
function requireOneAMatch(picks: readonly PricedPick[]): void {
  if (new Set(picks.map((pick) => pick.match_id)).size === picks.length) return
  throw new SandboxError(
    CODE.VALIDATION,
    { zh: '同一场比赛不能串关', en: 'Picks of one match cannot be combined' },
    { fields: { legs: 'same-match' } },
  )
}

function changed(
  reason: string,
  selectionId: string,
  sentence: { zh: string; en: string },
  more: Record<string, unknown> = {},
): SandboxError {
  return new SandboxError(CODE.STATE_CHANGED, sentence, { reason, selectionId, ...more })
}
