/** Queries and commands of the coin mall. */
import type { InputOf } from '@lantern/contract'
import {
  type GoodsCategory,
  type GoodsSort,
  mallAddresses,
  mallAddressSave,
  mallExchange,
  mallGoods,
  mallGoodsDetail,
} from '@lantern/contract/mall'
import { type MallOrder, type MallOrderState, mallCancel, mallConfirm, mallOrders } from '@lantern/contract/mall-orders'
import { call } from '@lantern/platform'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../../../parts/money.api.ts'

const PAGE_SIZE = 20

export const goodsQuery = (category: GoodsCategory | null, sort: GoodsSort) =>
  infiniteQueryOptions({
    queryKey: [MONEY_KEY, 'mall-goods', category, sort],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(mallGoods, { ...(category && { category }), sort, pageNum: pageParam, pageSize: PAGE_SIZE }, { signal }),
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
  })

export const goodsDetailQuery = (id: string) =>
  queryOptions({
    queryKey: [MONEY_KEY, 'mall-goods-detail', id],
    queryFn: ({ signal }) => call(mallGoodsDetail, { id }, { signal }),
  })

export const addressesQuery = () =>
  queryOptions({
    queryKey: [MONEY_KEY, 'mall-addresses'],
    queryFn: ({ signal }) => call(mallAddresses, {}, { signal }),
  })

export const saveAddress = (input: InputOf<typeof mallAddressSave>) => call(mallAddressSave, input)

/** @returns the number of the order */
export async function exchangeGoods(input: InputOf<typeof mallExchange>): Promise<string> {
  return (await call(mallExchange, input)).orderNo
}

/** Looks up an exchange after a lost answer; null if the server never received it. */
export async function findExchange(requestNo: string): Promise<string | null> {
  const { list } = await call(mallOrders, { requestNo, pageNum: 1, pageSize: 1 })
  return list[0]?.no ?? null
}

type Range = { readonly from: number; readonly to: number }
/** One page of orders, of a range or of all time. */
export const askOrders =
  (state: MallOrderState | null, range?: () => Range) =>
  (page: { pageNum: number; pageSize: number }, signal?: AbortSignal) =>
    call(mallOrders, { ...(state && { state }), ...range?.(), ...page }, { signal })

export const cancelOrder = (no: string, requestNo: string): Promise<MallOrder> => call(mallCancel, { no, requestNo })

/** Looks up whether an order was cancelled after a lost answer. */
export async function findCancelled(no: string): Promise<MallOrder | null> {
  const { list } = await call(mallOrders, { state: 'cancelled', pageNum: 1, pageSize: 50 })
  return list.find((order) => order.no === no) ?? null
}

export const confirmReceipt = (no: string) => call(mallConfirm, { no })
