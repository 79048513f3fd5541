import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { PageFrame } from '@lantern/page'
import { lazyPage } from '@lantern/page/lazy-page'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { partsMessages } from '../../parts/parts.messages.ts'
import { OrderPage } from '../orders/order-page.tsx'
import { DepositEntry } from './deposit-entry.tsx'
import { depositOrderQuery } from './parts/deposit.api.ts'

/** Not needed for the form: most visits end without an order that is looked at. */
const DepositOrderView = lazyPage(() => import('./order/deposit-order-view.tsx'), 'DepositOrderView')

/** `/mine/finance/deposit`: the form, or one order with `?orderNo=`, polled while it is open. */
export function DepositPage() {
  const t = useMessages(partsMessages)
  const [params] = useSearchParams()
  const orderNo = params.get('orderNo')
  if (orderNo === null || orderNo === '') return <DepositEntry />
  return (
    <PageFrame title={t.depositOrder} parent={ROUTE.wallet}>
      <Order key={orderNo} orderNo={orderNo} />
    </PageFrame>
  )
}

function Order({ orderNo }: { orderNo: string }) {
  const query = useQuery(depositOrderQuery(orderNo))
  return <OrderPage query={query}>{(order, reload) => <DepositOrderView order={order} onReload={reload} />}</OrderPage>
}
