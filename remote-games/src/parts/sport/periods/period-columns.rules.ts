/** Columns of a score table: one per period; both halves of an inning share one. */
import type { MatchResult } from '@lantern/contract/sport'
import { type PeriodWord, periodOf } from '../../match-clock.rules.ts'

export type PeriodColumn = {
  word: Exclude<PeriodWord, 'top' | 'bottom'> | 'inning'
  n: number
  home: number
  away: number
}

export function columnsOf(periods: MatchResult['periods']): PeriodColumn[] {
  const columns = new Map<string, PeriodColumn>()
  for (const { period, home, away } of periods) {
    const { word: own, n } = periodOf(period)
    const word = own === 'top' || own === 'bottom' ? 'inning' : own
    const known = columns.get(`${word}${n}`) ?? { word, n, home: 0, away: 0 }
    columns.set(`${word}${n}`, { ...known, home: known.home + home, away: known.away + away })
  }
  return [...columns.values()]
}
