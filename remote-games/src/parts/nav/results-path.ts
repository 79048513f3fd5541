import { ROUTE } from '@lantern/contract'
import { DAY_MS, siteDayStart } from '@lantern/contract/site-time'
import { RESULT_DAYS } from '@lantern/contract/sport'

export type ResultsOf = {
  sport: string
  /** Id of the league. */
  league: string
  startAt: number
}

/** Path of the results of a league on the site day of a match; null outside of the days that have results. @param at now, epoch ms */
export function resultsPath({ sport, league, startAt }: ResultsOf, at: number): string | null {
  const day = (siteDayStart(at) - siteDayStart(startAt)) / DAY_MS
  if (day < 0 || day >= RESULT_DAYS) return null
  return `${ROUTE.sport}/results?${new URLSearchParams({ sport, day: String(day), league })}`
}
