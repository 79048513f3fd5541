/** Money queries shared by several pages. All of them use MONEY_KEY and are invalidated when money moves. */

import { depositMethods } from '@lantern/contract/deposit'
import { PENDING_COUNT_KEY, pendingCount } from '@lantern/contract/pending-count'
import { type TRANS_TYPES, transRecords } from '@lantern/contract/records'
import { DAY_MS } from '@lantern/contract/site-time'
import { transferDetail } from '@lantern/contract/transfer'
import { memberInfo } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import { withdrawalPrepare } from '@lantern/contract/withdrawal'
import { call, getSession, nameSession, now, useEvent } from '@lantern/platform'
import { queryOptions, useQueryClient } from '@tanstack/react-query'

export const MONEY_KEY = 'mine-money'
/** Figures older than this show their timestamp (screens.md 0.5). */
export const STALE_FIGURE_MS = 60_000

export function memberQuery() {
  return queryOptions({
    queryKey: [MONEY_KEY, 'member'],
    queryFn: async ({ signal }) => {
      const session = getSession()
      const userName = session.kind === 'member' && session.userName !== '' ? session.userName : undefined
      const member = await call(memberInfo, { withLockMoney: 1 }, { signal, userName })
      nameSession(member.memberId, member.userName)
      return member
    },
  })
}

export function walletQuery() {
  return queryOptions({
    queryKey: [MONEY_KEY, 'wallet'],
    queryFn: ({ signal }) => call(walletOverview, {}, { signal }),
  })
}

export function depositMethodsQuery() {
  return queryOptions({
    queryKey: [MONEY_KEY, 'deposit-methods'],
    queryFn: ({ signal }) => call(depositMethods, {}, { signal }),
  })
}

export function withdrawalPrepareQuery() {
  return queryOptions({
    queryKey: [MONEY_KEY, 'withdrawal-prepare'],
    queryFn: ({ signal }) => call(withdrawalPrepare, {}, { signal }),
  })
}

/** Open bets. The shell refetches them every 60 s on all pages (spec 9). */
export function pendingBetsQuery() {
  return queryOptions({
    queryKey: PENDING_COUNT_KEY,
    queryFn: ({ signal }) => call(pendingCount, {}, { signal }),
  })
}

/** The newest orders of the last 30 days. @param size number of orders */
export function recentOrdersQuery(types: (typeof TRANS_TYPES)[number][], size: number) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'recent', types, size],
    queryFn: ({ signal }) => {
      const to = now()
      return call(transRecords, { types, from: to - 30 * DAY_MS, to, pageNum: 1, pageSize: size }, { signal })
    },
  })
}

/** Finds a transfer by request number after a lost response. */
export async function findTransfer(requestNo: string) {
  return (await call(transferDetail, { requestNo })).transfer
}

/** Returns a function that refetches all money queries. */
export function useRefreshMoney(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [MONEY_KEY] }, { cancelRefetch: false })
}

/** Refetches all money queries on `money:changed`. */
export function useFreshMoney(): void {
  const refresh = useRefreshMoney()
  useEvent('money:changed', () => void refresh())
}
