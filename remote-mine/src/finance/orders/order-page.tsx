import { QueryBody, type ReadQuery } from '@lantern/page'
import { Skeleton } from '@lantern/ui'
import { type ReactNode, Suspense } from 'react'
import { useFreshMoney } from '../../parts/money.api.ts'
import { OrderMissing } from './order-missing.tsx'

export type OrderPageProps<Order> = {
  query: ReadQuery<Order | null>
  children: (order: Order, reload: () => void) => ReactNode
}

/** Loads one order and refetches it when money moves; shows OrderMissing if the member has no such order. */
export function OrderPage<Order>({ query, children }: OrderPageProps<Order>) {
  useFreshMoney()
  return (
    <QueryBody<{ order: Order | null }> queries={{ order: query }}>
      {({ order }) =>
        order === null ? (
          <OrderMissing />
        ) : (
          <Suspense fallback={<Skeleton shape="card" count={2} />}>
            {children(order, () => void query.refetch())}
          </Suspense>
        )
      }
    </QueryBody>
  )
}
