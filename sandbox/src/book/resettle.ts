/** Corrects a settled bet (screens.md 11.6): one entry for the difference, in the transaction of its new result. */
import type { Trx } from '../database/database.ts'
import type { BetRow } from '../database/tables/site/book.schema.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { mailState } from '../mail/money-mail.ts'
import { lockMember } from '../members/members.repository.ts'
import { SETTLED, VOID } from './bet/bet-states.rules.ts'
import { betByNo, correctBet, lockedBet } from './bets.repository.ts'

/**
 * Turnover that was counted stays counted: the mistake was the house's.
 * @returns null when the bet is not settled
 * @throws SandboxError 711001 when the venue wallet no longer holds what was paid too much
 */
export async function resettleBet(
  trx: Trx,
  betNo: string,
  result: 'lose' | 'void',
  now: number,
): Promise<BetRow | null> {
  const known = await betByNo(trx, betNo)
  if (!known) return null
  await lockMember(trx, known.member_id)
  const bet = await lockedBet(trx, betNo)
  if (bet.state !== SETTLED) return null
  const back = result === 'void' ? bet.stake : 0
  const more = back - bet.return_fen
  if (more !== 0)
    await post(trx, {
      bizType: 'BET_RESETTLE',
      bizNo: bet.no,
      at: now,
      postings: [
        { account: memberAccount(bet.member_id, `venue.${bet.en_name}`), amount: more },
        { account: houseAccount(`venueSettle.${bet.en_name}`), amount: -more },
      ],
    })
  const corrected =
    result === 'void'
      ? { state: VOID, result: null, return_fen: back, valid_fen: 0 }
      : { state: SETTLED, result: 'LOSE', return_fen: back, valid_fen: bet.stake }
  await correctBet(trx, betNo, corrected)
  const [before, after] = [fromFen(bet.return_fen), fromFen(back)]
  await mailState(trx, {
    memberId: bet.member_id,
    bizNo: bet.no,
    state: `RESETTLED-${result}`,
    title: { zh: '注单结果已更正', en: 'The result of a bet was corrected' },
    body: {
      zh: `返还由 ${before} 元更正为 ${after} 元，差额已计入场馆钱包。单号 ${bet.no}。`,
      en: `Its return was corrected from CNY ${before} to CNY ${after}; the difference is in the venue wallet. No. ${bet.no}.`,
    },
    isQuiet: false,
    at: now,
  })
  return { ...bet, ...corrected }
}
