/** Queries and commands of the rebate page. */

import { type RebateClaim, rebateClaim, rebateHistory, rebatePreview } from '@lantern/contract/rebate'
import { DAY_MS } from '@lantern/contract/site-time'
import { call, now } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../../parts/money.api.ts'

const SHOWN = 20

export type RebateRange = { readonly from: number; readonly to: number }

export function rebateQuery() {
  return queryOptions({
    queryKey: [MONEY_KEY, 'rebate'],
    queryFn: ({ signal }) => call(rebatePreview, {}, { signal }),
  })
}

export function rebateHistoryQuery(name: string, range: RebateRange) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'rebate-history', name],
    queryFn: ({ signal }) => call(rebateHistory, { ...range, pageNum: 1, pageSize: SHOWN }, { signal }),
  })
}

export function claimRebate(what: 'ready' | 'today', requestNo: string) {
  return call(rebateClaim, { what, requestNo })
}

/** Looks up a claim after a lost response; null if the server never received it. */
export async function findClaim(requestNo: string): Promise<RebateClaim | null> {
  const to = now()
  const { list } = await call(rebateHistory, { from: to - DAY_MS, to: to + DAY_MS, requestNo, pageNum: 1, pageSize: 1 })
  return list[0] ?? null
}
