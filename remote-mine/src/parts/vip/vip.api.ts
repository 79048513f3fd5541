/** Queries and commands of the VIP pages. */
import { type VipGift, vipClaim, vipHistory, vipInfo, vipTable } from '@lantern/contract/vip'
import { call } from '@lantern/platform'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../money.api.ts'

const PAGE_SIZE = 20

export const vipQuery = () =>
  queryOptions({ queryKey: [MONEY_KEY, 'vip'], queryFn: ({ signal }) => call(vipInfo, {}, { signal }) })

/** The same for all members, and for the day. */
export const vipTableQuery = () =>
  queryOptions({
    queryKey: ['mine-vip-table'],
    queryFn: ({ signal }) => call(vipTable, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const vipHistoryQuery = () =>
  infiniteQueryOptions({
    queryKey: [MONEY_KEY, 'vip-history'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => call(vipHistory, { pageNum: pageParam, pageSize: PAGE_SIZE }, { signal }),
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
  })

export const claimGift = (id: string, requestNo: string) => call(vipClaim, { id, requestNo })

/** Looks up a claim after a lost response; null if the server never received it. */
export async function findClaimed(id: string): Promise<VipGift | null> {
  const { gifts } = await call(vipInfo, {})
  return gifts.find((gift) => gift.id === id && gift.state === 'claimed') ?? null
}
