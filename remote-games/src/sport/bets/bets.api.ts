/** Queries of the member's sport bets. */
import { betDetail, betRecords } from '@lantern/contract/records'
import { DAY_MS } from '@lantern/contract/site-time'
import { call, now } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'

const SHOWN_DAYS = 30
const PAGE_SIZE = 50
/** Open bets settle within ten seconds of the end of their match; offers to cash out follow the prices. */
const REFRESH_MS = 5_000

/** The newest sport bets, open and settled. */
export function sportBetsQuery() {
  return queryOptions({
    queryKey: ['games', 'sport-bets'],
    queryFn: ({ signal }) => {
      const to = now()
      const range = { from: to - SHOWN_DAYS * DAY_MS, to, pageNum: 1, pageSize: PAGE_SIZE }
      return call(betRecords, { category: 'sport', ...range }, { signal })
    },
    select: (answer) => answer.list,
    refetchInterval: REFRESH_MS,
  })
}

/** A bet with the rule that settled it. */
export function betRuleQuery(no: string) {
  return queryOptions({
    queryKey: ['games', 'bet-rule', no],
    queryFn: ({ signal }) => call(betDetail, { no }, { signal }),
    select: ({ rule }) => rule,
  })
}
