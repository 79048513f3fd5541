import { useMessages } from '@lantern/i18n'
import { Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../parts/loaded.tsx'
import { useFreshMoney } from '../../parts/money.api.ts'
import { Page } from '../../parts/page.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import { OrderMissing } from '../order-missing.tsx'
import { depositOrderQuery } from './deposit.api.ts'
import { DepositOrderView } from './deposit-order-view.tsx'

/** `?orderNo=`: one deposit from "to pay" to its end; it asks again while the order is open. */
export function DepositOrderPage({ orderNo }: { orderNo: string }) {
  const t = useMessages(partsMessages)
  useFreshMoney()
  const order = useQuery(depositOrderQuery(orderNo))
  const skeleton = (
    <Page>
      <Skeleton shape="card" count={2} label={t.loading} />
    </Page>
  )
  return (
    <Loaded query={order} skeleton={skeleton}>
      {(found) => (found ? <DepositOrderView order={found} onReload={() => void order.refetch()} /> : <OrderMissing />)}
    </Loaded>
  )
}
