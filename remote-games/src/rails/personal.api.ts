/** What a member left open on an earlier visit: bets that are not settled, and games entered last. */
import { gameRecent } from '@lantern/contract/lobbies'
import { BET_STATE, betRecords } from '@lantern/contract/records'
import { DAY_MS } from '@lantern/contract/site-time'
import { call, now } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'

const SHOWN_DAYS = 30
const SHOWN = 6

export function openBetsQuery(isMember: boolean) {
  return queryOptions({
    queryKey: ['games', 'open-bets'],
    queryFn: ({ signal }) => {
      const to = now()
      const range = { from: to - SHOWN_DAYS * DAY_MS, to }
      return call(betRecords, { state: BET_STATE.open, ...range, pageNum: 1, pageSize: SHOWN }, { signal })
    },
    select: (answer) => answer.list,
    enabled: isMember,
    // One may have been settled since.
    refetchOnMount: 'always',
  })
}

/** Of every lobby. */
export function lastGamesQuery(isMember: boolean) {
  return queryOptions({
    queryKey: ['games', 'recent', 'all'],
    queryFn: ({ signal }) => call(gameRecent, {}, { signal }),
    select: (answer) => answer.list,
    enabled: isMember,
    refetchOnMount: 'always',
  })
}
