/** Queries and commands of the deposit pages. */

import type { InputOf } from '@lantern/contract'
import { depositCancel, depositCreate, depositDetail, depositPaid } from '@lantern/contract/deposit'
import { depositAppeal } from '@lantern/contract/deposit-appeal'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../../../parts/money.api.ts'
import { isOrderOpen } from '../../../parts/order-state.rules.ts'

/** Polling interval of an open order. */
const POLL_MS = 2_000

export function depositOrderQuery(orderNo: string) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'deposit-order', orderNo],
    queryFn: async ({ signal }) => (await call(depositDetail, { orderNo }, { signal })).order,
    refetchInterval: ({ state }) => (state.data && isOrderOpen('deposit', state.data.state) ? POLL_MS : false),
    staleTime: 0,
  })
}

export function createDeposit(input: InputOf<typeof depositCreate>) {
  return call(depositCreate, input)
}

/** Finds an order by request number after a lost response. */
export async function findDeposit(requestNo: string) {
  return (await call(depositDetail, { requestNo })).order
}

/** @param proof pictures as data URLs */
export function claimDeposit(orderNo: string, txid: string, proof: string[]) {
  return call(depositPaid, {
    orderNo,
    ...(txid === '' ? {} : { txid }),
    ...(proof.length === 0 ? {} : { proof }),
  })
}

export function appealDepositOrder(orderNo: string, text: string, proof: string[]) {
  return call(depositAppeal, { orderNo, text, proof })
}

export function cancelDeposit(orderNo: string) {
  return call(depositCancel, { orderNo })
}
