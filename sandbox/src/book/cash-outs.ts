/** Cashing out: an open bet ends at its value of now. */
import * as CODE from '@lantern/contract/code'
import type { Trx } from '../database/database.ts'
import type { BetRow } from '../database/tables/site/book.schema.ts'
import { fromFen, toFen } from '../ledger/money.rules.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { closeLegs, legsOfBets } from './bet/legs.repository.ts'
import { matchesNow, offerOf } from './bet/offers.ts'
import { unknownBet } from './bet/unknown-bet.ts'
import { findBet } from './bets.repository.ts'
import { payBet, takeOpen } from './bets.ts'
import type { Catalogue } from './matches/catalogue.ts'

export type CashOut = {
  trx: Trx
  catalogue: Catalogue
  memberId: string
  no: string
  /** The amount the member agreed to. */
  offer: string
  now: number
}

/**
 * Pays the value of now, which is at least the amount the member agreed to.
 * @throws SandboxError 10003 for a bet of another member; 711015 with `data.reason`: `settled`, `closed` (no price now), `offer` (it fell;
 *   `data.offer` is the new one)
 */
export async function cashOutBet({ trx, catalogue, memberId, no, offer: agreed, now }: CashOut): Promise<BetRow> {
  // Before any lock: the row of another member must not be locked.
  if (!(await findBet(trx, memberId, no))) throw unknownBet()
  const bet = await takeOpen(trx, no)
  if (!bet) throw changed({ reason: 'settled' }, { zh: '该注单已结算', en: 'This bet is settled' })
  const picks = (await legsOfBets(trx, [no])).get(no) ?? []
  const legs = picks.length > 0 ? picks : undefined
  const ids = (legs ?? [bet]).map((pick) => pick.match_id)
  const offer = offerOf(bet, { legs, matches: await matchesNow(trx, catalogue, ids, now), now })
  if (offer === null)
    throw changed({ reason: 'closed' }, { zh: '目前不能兑现', en: 'This bet cannot be cashed out at the moment' })
  if (offer < toFen(agreed)) {
    const [was, is] = [fromFen(toFen(agreed)), fromFen(offer)]
    throw changed(
      { reason: 'offer', was, offer: is },
      { zh: `兑现金额已由 ${was} 变为 ${is}`, en: `The cash-out moved from ${was} to ${is}` },
    )
  }
  await closeLegs(trx, no, now)
  return payBet(trx, bet, { bizType: 'BET_CASHOUT', result: 'CASHOUT', back: offer, valid: 0, score: '' }, now)
}

function changed(data: Record<string, unknown>, sentence: { zh: string; en: string }): SandboxError {
  return new SandboxError(CODE.STATE_CHANGED, sentence, data)
}
