/** Corrects a settled bet (screens.md 11.6): one entry for the difference, in the transaction of its new result. */
import type { Trx } from '../database/database.ts'
import type { BetRow } from '../database/tables/site/book.schema.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { writtenFen } from '../ledger/money.rules.ts'
import { mailState } from '../mail/money-mail.ts'
import { lockMember } from '../members/members.repository.ts'
import { SETTLED, VOID } from './bet/bet-states.rules.ts'
import { legsOfBets } from './bet/legs.repository.ts'
import { decidedMatch } from './bet/verdicts.ts'
import { betByNo, correctBet, correctionsOf, lockedBet } from './bets.repository.ts'
import { parlayReturn } from './markets/parlay.rules.ts'
import { returnOf, turnoverOf } from './markets/settlement.rules.ts'
import type { Catalogue } from './matches/catalogue.ts'

/**
 * Turnover that was counted stays counted: the mistake was the house's.
 * @returns null when the bet is not settled, or was cashed out
 * @throws SandboxError 711001 when the venue wallet no longer holds what was paid too much
 */
export async function resettleBet(
  trx: Trx,
  catalogue: Catalogue,
  betNo: string,
  result: 'win' | 'lose' | 'void',
  now: number,
): Promise<BetRow | null> {
  const known = await betByNo(trx, betNo)
  if (!known) return null
  await lockMember(trx, known.member_id)
  const bet = await lockedBet(trx, betNo)
  // A cash-out was agreed whatever the result.
  if (bet.state !== SETTLED || bet.result === 'CASHOUT') return null
  const back = await correctedReturn(trx, catalogue, bet, result, now)
  const more = back - bet.return_fen
  // An entry is unique by its step, and so is a mail by its state: each correction has its own.
  const turn = 1 + (await correctionsOf(trx, bet.no))
  if (more !== 0)
    await post(trx, {
      bizType: 'BET_RESETTLE',
      bizNo: bet.no,
      step: String(turn),
      at: now,
      postings: [
        { account: memberAccount(bet.member_id, `venue.${bet.en_name}`), amount: more },
        { account: houseAccount(`venueSettle.${bet.en_name}`), amount: -more },
      ],
    })
  const corrected =
    result === 'void'
      ? { state: VOID, result: null, return_fen: back, valid_fen: 0 }
      : {
          state: SETTLED,
          result: result === 'win' ? ('WIN' as const) : ('LOSE' as const),
          return_fen: back,
          valid_fen: turnoverOf(bet.stake, back, bet.odds),
        }
  await correctBet(trx, betNo, corrected)
  const [before, after] = [writtenFen(bet.return_fen), writtenFen(back)]
  await mailState(trx, {
    memberId: bet.member_id,
    bizNo: bet.no,
    state: `RESETTLED-${turn}-${result}`,
    title: { zh: '注单结果已更正', en: 'The result of a bet was corrected' },
    body: {
      zh: `返还由 ¥${before} 更正为 ¥${after}，差额已计入场馆钱包。`,
      en: `Its return was corrected from ¥${before} to ¥${after}; the difference is in the venue wallet.`,
    },
    isQuiet: false,
    at: now,
  })
  return { ...bet, ...corrected }
}

/** Fen, with the stake. A corrected win pays every pick in full, but a pick whose match was not played at 1.00. */
async function correctedReturn(
  trx: Trx,
  catalogue: Catalogue,
  bet: BetRow,
  result: 'win' | 'lose' | 'void',
  now: number,
): Promise<number> {
  if (result === 'void') return bet.stake
  if (result === 'lose') return 0
  const legs = (await legsOfBets(trx, [bet.no])).get(bet.no) ?? []
  if (legs.length === 0) return returnOf('WIN', bet.stake, bet.odds)
  const picks = []
  for (const { odds, match_id, result: own } of legs) {
    // A pick that no longer mattered has no result: its match may have been called off since.
    const isVoid = own === 'VOID' || (await decidedMatch(trx, catalogue, match_id, now))?.decision === 'void'
    picks.push({ odds, result: isVoid ? ('VOID' as const) : ('WIN' as const) })
  }
  return Number(parlayReturn(bet.stake, picks))
}
