/** Queries shared by lobbies and rails. */

import { auditTasks } from '@lantern/contract/audit'
import { type Category, gameHot, matchHot, venueList } from '@lantern/contract/games'
import { memberInfo } from '@lantern/contract/user'
import { venueBalance } from '@lantern/contract/wallet'
import { call, readLoginInfo } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'

/** Detects venue maintenance while a lobby is open (screens.md 4). */
const VENUES_REFRESH_MS = 60_000
/** Refresh interval of scores and clocks. */
const MATCHES_REFRESH_MS = 5_000

export function venuesQuery(category: Category) {
  return queryOptions({
    queryKey: ['games', 'venues', category],
    queryFn: ({ signal }) => call(venueList, { category }, { signal }),
    select: (answer) => answer.list,
    refetchInterval: VENUES_REFRESH_MS,
  })
}

export function hotGamesQuery() {
  return queryOptions({
    queryKey: ['games', 'hot'],
    queryFn: ({ signal }) => call(gameHot, {}, { signal }),
    select: (answer) => answer.list,
    staleTime: VENUES_REFRESH_MS,
  })
}

export function hotMatchesQuery(count: number) {
  return queryOptions({
    queryKey: ['games', 'matches', count],
    queryFn: ({ signal }) => call(matchHot, { n: count }, { signal }),
    select: (answer) => answer.list,
    refetchInterval: MATCHES_REFRESH_MS,
  })
}

/** Balance of a venue wallet; null if the venue does not report it. */
export function venueBalanceQuery(enName: string, isAsked: boolean) {
  return queryOptions({
    queryKey: ['games', 'venue-balance', enName],
    queryFn: ({ signal }) => call(venueBalance, { enName }, { signal }),
    select: (answer) => answer.balance,
    enabled: isAsked,
    staleTime: 0,
  })
}

/** Fetches balance and status of the member; `x-user` is encrypted (spec 7). */
export function askMember(signal?: AbortSignal) {
  const userName = readLoginInfo()?.userName
  return call(memberInfo, { withLockMoney: 1 }, { signal, ...(userName ? { userName } : {}) })
}

export function memberQuery() {
  return queryOptions({ queryKey: ['games', 'member'], queryFn: ({ signal }) => askMember(signal) })
}

/** Turnover tasks of the member, open ones first. */
export function tasksQuery() {
  return queryOptions({
    queryKey: ['games', 'tasks'],
    queryFn: ({ signal }) => call(auditTasks, {}, { signal }),
    select: (answer) => answer.list,
  })
}
