/** A bet as the wire shows it (contract `betSchema`). */

import type { Bet } from '@lantern/contract/records'
import { DAY_MS } from '@lantern/contract/site-time'
import type { BetRow } from '../database/tables/site/book.schema.ts'
import { lineText } from './markets/markets.rules.ts'
import { oddsText } from './markets/odds-format.rules.ts'
import type { Named } from './play/names.rules.ts'

/** Names of a pick in both languages, as shown when it was placed. */
export type BetNames = { league: Named; match: Named; market: Named; pick: Named; home: Named; away: Named }

/** How long a bet may be shared (screens.md 10). */
const SHARE_MS = 7 * DAY_MS

export type BetViewOptions = { isEnglish: boolean; now: number; money: (fen: number) => string; liveScore?: string }

/** @param options.liveScore score of the running match, shown while the bet is open */
/** A bet of a member or a demo. */
export type ViewedBet = Omit<BetRow, 'member_id'>

export function betView(row: ViewedBet, { isEnglish, now, money, liveScore }: BetViewOptions): Bet {
  const names = JSON.parse(row.names) as BetNames
  const say = (name: Named): string => (isEnglish ? name.en : name.zh)
  const odds = oddsText(row.odds)
  return {
    no: row.no,
    enName: row.en_name,
    category: row.category,
    kind: 'single',
    legs: [
      {
        matchId: row.match_id,
        league: say(names.league),
        match: say(names.match),
        market: say(names.market),
        pick: say(names.pick),
        line: lineText(row.line),
        odds,
        score: row.score || liveScore || '',
        result: row.result as Bet['result'],
        names,
      },
    ],
    stake: money(row.stake),
    odds,
    oddsType: row.odds_type,
    state: row.state as Bet['state'],
    result: row.result as Bet['result'],
    return: money(row.return_fen),
    valid: money(row.valid_fen),
    placedAt: row.placed_at,
    settledAt: row.settled_at,
    shareable: row.state !== 4 && now - row.placed_at < SHARE_MS,
  }
}

/** Explains how a bet was decided. */
export function ruleText(row: BetRow, isEnglish: boolean): string {
  const score = row.score.replace('-', ':')
  if (row.state === 2)
    return isEnglish
      ? 'Settles on the final score within 10 seconds of the end.'
      : '按全场比分结算，完场后 10 秒内派彩。'
  if (row.state === 4) return isEnglish ? 'The match was cancelled: the stake went back.' : '赛事取消，本金已退回。'
  const quarter = row.line !== null && row.line % 2 !== 0
  if (isEnglish)
    return `Settled on the final score ${score}.${quarter ? ' A quarter line splits the stake over the two lines beside it.' : ''}`
  return `按全场比分 ${score} 结算。${quarter ? '四分之一盘口：本金平分到相邻两个盘口。' : ''}`
}
