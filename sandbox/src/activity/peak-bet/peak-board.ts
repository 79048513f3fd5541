/** Boards of a season: computed from the bets while it can change, read from its entries once closed. */
import type { BetNames } from '../../book/bet/bet-view.rules.ts'
import type { Executor } from '../../database/database.ts'
import type { Sentence } from '../../refusal/sandbox-error.ts'
import { type BestBet, bestBets, entriesOf, isSeasonClosed } from './peak.repository.ts'
import { byRank, type Season } from './peak.rules.ts'

export type Ranked = {
  readonly memberId: string
  readonly nick: string
  readonly rank: number
  readonly odds: number
  readonly sport: Sentence
  readonly settledAt: number
  readonly betNo: string
  readonly stake: number
}

export type Board = { readonly isClosed: boolean; readonly ranked: readonly Ranked[] }

/** @param memberIds whose bets are compared; default: of all who take part */
export async function boardOf(
  db: Executor,
  season: Season,
  now: number,
  memberIds?: readonly string[],
): Promise<Board> {
  if (!(await isSeasonClosed(db, season.id)))
    return { isClosed: false, ranked: rankedBets(await bestBets(db, season, now, memberIds)) }
  const entries = await entriesOf(db, season.id, memberIds)
  const ranked = entries.map((entry, index) => ({
    memberId: entry.member_id,
    nick: entry.nick,
    // Among friends the ranks are recounted.
    rank: memberIds === undefined ? entry.rank : index + 1,
    odds: entry.odds,
    sport: { zh: entry.sport_zh, en: entry.sport_en },
    settledAt: entry.settled_at,
    betNo: entry.bet_no,
    stake: entry.stake,
  }))
  return { isClosed: true, ranked }
}

/** In order of rank. */
export function rankedBets(bets: readonly BestBet[]): Ranked[] {
  return [...bets]
    .sort(byRank)
    .map(({ names, ...bet }, index) => ({ ...bet, rank: index + 1, sport: sportOf(JSON.parse(names) as BetNames) }))
}

/** The league of the match; parlays have none. */
function sportOf({ league, market }: BetNames): Sentence {
  return league.zh === '' ? market : league
}
