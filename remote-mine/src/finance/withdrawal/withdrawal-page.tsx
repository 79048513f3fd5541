import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { PageFrame } from '@lantern/page'
import { lazyPage } from '@lantern/page/lazy-page'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { MoneyPage } from '../../parts/money/money-page.tsx'
import { memberQuery, withdrawalPrepareQuery } from '../../parts/money.api.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { OrderPage } from '../orders/order-page.tsx'
import { withdrawOrderQuery } from './withdrawal.api.ts'
import { WithdrawalEntry } from './withdrawal-entry.tsx'

const WithdrawalOrderView = lazyPage(() => import('./withdrawal-order-view.tsx'), 'WithdrawalOrderView')

/** `/mine/finance/withdrawal`: conditions and form, or one order with `?orderNo=`. */
export function WithdrawalPage() {
  const t = useMessages(partsMessages)
  const [params] = useSearchParams()
  const orderNo = params.get('orderNo')
  if (orderNo === null || orderNo === '') return <Entry />
  return (
    <PageFrame title={t.withdrawOrder} parent={ROUTE.wallet}>
      <Order key={orderNo} orderNo={orderNo} />
    </PageFrame>
  )
}

function Entry() {
  const t = useMessages(partsMessages)
  const queries = { prepare: useQuery(withdrawalPrepareQuery()), member: useQuery(memberQuery()) }
  return (
    <MoneyPage title={t.withdraw} queries={queries}>
      {({ prepare, member }) => <WithdrawalEntry prepare={prepare} member={member} />}
    </MoneyPage>
  )
}

/** Offers no cancellation: a withdrawal cannot be cancelled in any state. */
function Order({ orderNo }: { orderNo: string }) {
  const query = useQuery(withdrawOrderQuery(orderNo))
  return (
    <OrderPage query={query}>{(order, reload) => <WithdrawalOrderView order={order} onReload={reload} />}</OrderPage>
  )
}
