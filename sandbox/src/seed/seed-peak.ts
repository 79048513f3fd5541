/** Members on the boards of the peak bet, with bets that were won in this week and in the one before, which is closed (screens.md 12). */
import { DAY_MS } from '@lantern/contract/site-time'
import { insertFriend } from '../activity/invitation/seed-invitation.ts'
import { seasonAt, seasonBefore } from '../activity/peak-bet/peak.rules.ts'
import { closeSeason, joinPeak } from '../activity/peak-bet/peak-turns.ts'
import { insertPastBet, longestWins, type PastBet } from '../book/seed-bets.ts'
import type { Trx } from '../database/database.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { findMemberByName } from '../members/members.repository.ts'

/** inviter1 and friends, among others. */
const PLAYERS = [
  'invited6',
  'ranked1',
  'invited7',
  'inviter1',
  'ranked2',
  'invited4',
  'ranked3',
  'invited8',
  'invited5',
  'ranked4',
  'invited3',
  'ranked5',
]
/** Members for the boards alone: handles that read the same in both languages. */
const OTHERS = [
  { userName: 'ranked1', nick: 'Vivi_W' },
  { userName: 'ranked2', nick: 'Hugo9' },
  { userName: 'ranked3', nick: 'Taozi' },
  { userName: 'ranked4', nick: 'zed_08' },
  { userName: 'ranked5', nick: 'Bao66' },
]
const OTHERS_SINCE_DAYS = 60
/** Has a prize of the week before, and no result yet this week. */
const RESTING = 'inviter1'
/** Hundredths. */
const SHORTEST = 200
const LONGEST = 3_000
const STAKES = [1_000, 5_000, 20_000]
const WALLET = 'venue.OBTY'

export async function seedPeak(trx: Trx, now: number): Promise<void> {
  const season = seasonAt(now)
  const previous = seasonBefore(season)
  const model = await findMemberByName(trx, RESTING)
  if (!model) return
  for (const other of OTHERS) await insertFriend(trx, model, { ...other, at: now - OTHERS_SINCE_DAYS * DAY_MS })
  const won = longestWins(now).filter(({ cents }) => cents >= SHORTEST && cents <= LONGEST)
  for (const [index, userName] of PLAYERS.entries()) {
    const member = await findMemberByName(trx, userName)
    if (!member) continue
    await joinPeak(trx, member.id, previous.startAt)
    for (const { startAt, endAt } of userName === RESTING ? [previous] : [previous, season]) {
      const peaks = won
        .filter(({ at, fixture }) => at > startAt && fixture.endAt < endAt)
        .sort((one, other) => other.cents - one.cents)
      // Another order in each week.
      const place = startAt === season.startAt ? index : PLAYERS.length - 1 - index
      // From the best of the week down to a usual one.
      const past = peaks[place * Math.max(1, Math.floor(peaks.length / PLAYERS.length))]
      const stake = STAKES[index % STAKES.length] ?? 1_000
      if (!past) continue
      await fund(trx, { memberId: member.id, past, stake })
      await insertPastBet(trx, member, past, stake)
    }
  }
  // On a Monday morning its results can still be corrected.
  if (previous.closeAt <= now) await closeSeason(trx, previous, now)
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
