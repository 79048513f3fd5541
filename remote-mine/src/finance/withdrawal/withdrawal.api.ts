/** Queries and commands of the withdrawal pages. */
import type { InputOf } from '@lantern/contract'
import { withdrawalApply, withdrawalDetail } from '@lantern/contract/withdrawal'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../../parts/money.api.ts'
import { isOrderOpen } from '../../parts/order-state.rules.ts'

/** Polling interval of an open order. */
const POLL_MS = 2_000

export function withdrawOrderQuery(orderNo: string) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'withdraw-order', orderNo],
    queryFn: async ({ signal }) => (await call(withdrawalDetail, { orderNo }, { signal })).order,
    refetchInterval: ({ state }) => (state.data && isOrderOpen('withdraw', state.data.state) ? POLL_MS : false),
    staleTime: 0,
  })
}

export function applyWithdrawal(input: InputOf<typeof withdrawalApply>) {
  return call(withdrawalApply, input)
}

/** Finds an order by request number after a lost response. */
export async function findWithdrawal(requestNo: string) {
  return (await call(withdrawalDetail, { requestNo })).order
}
