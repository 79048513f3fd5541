import { QueryBody, type ReadQuery } from '@lantern/page'
import type { ReactNode } from 'react'
import { useFreshMoney } from '../../parts/money.api.ts'
import { OrderMissing } from './order-missing.tsx'

export type OrderPageProps<Order> = {
  query: ReadQuery<Order | null>
  children: (order: Order, reload: () => void) => ReactNode
}

/** One order, read again when money moved; or that this member has no such order. */
export function OrderPage<Order>({ query, children }: OrderPageProps<Order>) {
  useFreshMoney()
  return (
    <QueryBody<{ order: Order | null }> queries={{ order: query }}>
      {({ order }) => (order === null ? <OrderMissing /> : children(order, () => void query.refetch()))}
    </QueryBody>
  )
}
