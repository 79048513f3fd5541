/** Members on the boards of the peak bet, with bets that were won in this week and in the one before, which is closed (screens.md 12). */
import { DAY_MS } from '@lantern/contract/site-time'
import { seasonAt, seasonBefore } from '../activity/peak-bet/peak.rules.ts'
import { closeSeason, joinPeak } from '../activity/peak-bet/peak-turns.ts'
import { insertPastBet, type PastBet, pastBets } from '../book/seed-bets.ts'
import type { Trx } from '../database/database.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { findMemberByName } from '../members/members.repository.ts'

/** inviter1 and friends. */
const PLAYERS = ['invited6', 'inviter1', 'invited7', 'invited4', 'invited8', 'invited5', 'invited3']
/** Has a prize of the week before, and no result yet this week. */
const RESTING = 'inviter1'
const STAKES = [1_000, 5_000, 20_000]
const WALLET = 'venue.OBTY'

export async function seedPeak(trx: Trx, now: number): Promise<void> {
  const season = seasonAt(now)
  const previous = seasonBefore(season)
  const won = pastBets(now).filter(({ result }) => result === 'WIN')
  for (const [index, userName] of PLAYERS.entries()) {
    const member = await findMemberByName(trx, userName)
    if (!member) continue
    await joinPeak(trx, member.id, previous.startAt)
    for (const { startAt, endAt } of userName === RESTING ? [previous] : [previous, season]) {
      const ofWeek = won.filter(({ at, fixture }) => at > startAt && fixture.endAt < endAt)
      const past = spread(ofWeek, index)
      const stake = STAKES[index % STAKES.length] ?? 1_000
      if (!past) continue
      await fund(trx, { memberId: member.id, past, stake })
      await insertPastBet(trx, member, past, stake)
    }
  }
  // On a Monday morning its results can still be corrected.
  if (previous.closeAt <= now) await closeSeason(trx, previous, now)
}

/** Another bet for each player. */
function spread(bets: readonly PastBet[], index: number): PastBet | undefined {
  return bets[Math.floor(((index + 0.5) / PLAYERS.length) * bets.length)]
}

async function fund(
  trx: Trx,
  { memberId, past, stake }: { memberId: string; past: PastBet; stake: number },
): Promise<void> {
  await post(trx, {
    bizType: 'ADJUST',
    bizNo: `seed-peak-${memberId}-${past.fixture.id}`,
    memo: 'seed',
    at: past.at - DAY_MS,
    postings: [
      { account: memberAccount(memberId, WALLET), amount: stake },
      { account: houseAccount('adjust'), amount: -stake },
    ],
  })
}
