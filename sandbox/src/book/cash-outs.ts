/** Cashing out: an open bet, or a part of it, ends at its value of now. */
import * as CODE from '@lantern/contract/code'
import { MIN_CASH_OUT_PART } from '@lantern/contract/records'
import type { Trx } from '../database/database.ts'
import type { BetRow } from '../database/tables/site/book.schema.ts'
import { fromFen, toFen } from '../ledger/money.rules.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { insertCashOut, removeAutoCashOut, setAutoCashOut } from './bet/cash-outs.repository.ts'
import { closeLegs, legsOfBets } from './bet/legs.repository.ts'
import { matchesNow, mostOf, valuedPicks } from './bet/offers.ts'
import { unknownBet } from './bet/unknown-bet.ts'
import { findBet } from './bets.repository.ts'
import { payBet, splitBet, takeOpen } from './bets.ts'
import { cashOutOf, partValue } from './markets/cash-out.rules.ts'
import type { Catalogue } from './matches/catalogue.ts'

type OwnBet = { trx: Trx; catalogue: Catalogue; memberId: string; no: string; now: number }

export type CashOut = OwnBet & {
  /** The amount the member agreed to. */
  offer: string
  /** Stake of the part that ends; the whole bet without it. */
  part?: string | undefined
  /** The value that the member had set, fen, when this is automatic. */
  auto?: number
}

/**
 * Pays the value of now, which is at least the amount the member agreed to.
 * @returns the bet, or the part, that ended
 * @throws SandboxError 10003 for a bet of another member, or a part that leaves too little; 711002 for a part that is too small; 711015 with
 *   `data.reason`: `settled`, `closed` (no price now), `stake` (less than the part is open), `offer` (it fell; `data.offer` is the new one)
 */
export async function cashOutBet({ offer: agreed, part, auto, ...own }: CashOut): Promise<BetRow> {
  const { trx, no, now } = own
  const { bet, legs, picks } = await takeOffered(own)
  const stake = part === undefined ? bet.stake : toFen(part)
  requirePart(bet.stake, stake)
  const value = partValue(bet.stake, stake, picks)
  if (value < toFen(agreed)) throw moved(toFen(agreed), value)
  await removeAutoCashOut(trx, no)
  const isPart = stake < bet.stake
  const ended = isPart ? await splitBet(trx, bet, { stake, legs }) : bet
  if (isPart || auto !== undefined)
    await insertCashOut(trx, { bet_no: ended.no, part_of: isPart ? no : null, auto_fen: auto ?? null })
  await closeLegs(trx, ended.no, now)
  return payBet(trx, ended, { bizType: 'BET_CASHOUT', result: 'CASHOUT', back: value, valid: 0, score: '' }, now)
}

/**
 * Sets the value at which an open bet is cashed out, or takes it back.
 * @throws SandboxError as `cashOutBet`; 711015 `reached` when it is worth that much now; 711003 when it cannot be
 */
export async function setAuto({ at, ...own }: OwnBet & { at: string | null }): Promise<void> {
  const { trx, no, now } = own
  if (at === null) {
    await requireOwn(own)
    return removeAutoCashOut(trx, no)
  }
  const { bet, legs, picks } = await takeOffered(own)
  const offer = cashOutOf(bet.stake, picks)
  const fen = toFen(at)
  if (offer >= fen) {
    const is = fromFen(offer)
    throw changed({ reason: 'reached', offer: is }, { zh: `目前价值已是 ${is}`, en: `It is worth ${is} already` })
  }
  const most = mostOf(bet, legs)
  if (fen > most) {
    const max = fromFen(most)
    throw new SandboxError(
      CODE.ABOVE_MAXIMUM,
      { zh: `该注单最多值 ${max}`, en: `This bet is never worth more than ${max}` },
      { max },
    )
  }
  await setAutoCashOut(trx, no, fen, now)
}

/** An open bet of the member, locked, with its picks at the prices of now. */
async function takeOffered({ trx, catalogue, memberId, no, now }: OwnBet) {
  await requireOwn({ trx, memberId, no })
  const bet = await takeOpen(trx, no)
  if (!bet) throw changed({ reason: 'settled' }, { zh: '该注单已结算', en: 'This bet is settled' })
  const own = (await legsOfBets(trx, [no])).get(no) ?? []
  const legs = own.length > 0 ? own : undefined
  const ids = (legs ?? [bet]).map((pick) => pick.match_id)
  const picks = valuedPicks(bet, { legs, matches: await matchesNow(trx, catalogue, ids, now), now })
  if (picks === null || cashOutOf(bet.stake, picks) === 0)
    throw changed({ reason: 'closed' }, { zh: '目前不能兑现', en: 'This bet cannot be cashed out at the moment' })
  return { bet, legs, picks }
}

/** Before any lock: the row of another member must not be locked. */
async function requireOwn({ trx, memberId, no }: Pick<OwnBet, 'trx' | 'memberId' | 'no'>): Promise<void> {
  if (!(await findBet(trx, memberId, no))) throw unknownBet()
}

function requirePart(open: number, stake: number): void {
  if (stake === open) return
  const left = fromFen(open)
  if (stake > open)
    throw changed(
      { reason: 'stake', stake: left },
      { zh: `未结算的本金只有 ${left}`, en: `Only ${left} of the stake is open` },
    )
  const min = MIN_CASH_OUT_PART
  if (stake < toFen(min))
    throw new SandboxError(
      CODE.BELOW_MINIMUM,
      { zh: `至少兑现本金 ${min}`, en: `Cash out a stake of ${min} or more` },
      { min },
    )
  if (open - stake >= toFen(min)) return
  const sentence = {
    zh: `剩余本金至少 ${min}，或全部兑现`,
    en: `Leave a stake of ${min} or more, or cash out the whole bet`,
  }
  throw new SandboxError(CODE.VALIDATION, sentence, { fields: { part: sentence } })
}

function moved(agreed: number, value: number): SandboxError {
  const [was, is] = [fromFen(agreed), fromFen(value)]
  return changed(
    { reason: 'offer', was, offer: is },
    { zh: `兑现金额已由 ${was} 变为 ${is}`, en: `The cash-out moved from ${was} to ${is}` },
  )
}

function changed(data: Record<string, unknown>, sentence: { zh: string; en: string }): SandboxError {
  return new SandboxError(CODE.STATE_CHANGED, sentence, data)
}
