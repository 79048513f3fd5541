/** Columns of a score table: one per period; both halves of an inning share one. */
import type { MatchResult } from '@lantern/contract/sport'
import { type PeriodWord, periodOf } from '../../match-clock.rules.ts'

export type PeriodColumn = {
  word: Exclude<PeriodWord, 'top' | 'bottom'> | 'inning'
  n: number
  /** Null for a side that has not batted in the inning. */
  home: number | null
  away: number | null
}

/** @returns one column per period, in order; in an inning the away side bats first */
export function columnsOf(periods: MatchResult['periods']): PeriodColumn[] {
  const columns = new Map<string, PeriodColumn>()
  for (const { period, home, away } of periods) {
    const { word: own, n } = periodOf(period)
    const word = own === 'top' || own === 'bottom' ? 'inning' : own
    const known = columns.get(`${word}${n}`)
    columns.set(`${word}${n}`, {
      word,
      n,
      home: own === 'top' && home === 0 ? (known?.home ?? null) : (known?.home ?? 0) + home,
      away: (known?.away ?? 0) + away,
    })
  }
  return [...columns.values()]
}
