import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { useSearchParams } from 'react-router-dom'
import { partsMessages } from '../../parts/parts.messages.ts'
import { SubPage } from '../../parts/sub-page.tsx'
import { DepositEntry } from './deposit-entry.tsx'
import { DepositOrderPage } from './deposit-order-page.tsx'

/** `/mine/finance/deposit`: the form, or with `?orderNo=` the page of one order. */
export function DepositPage() {
  const t = useMessages(partsMessages)
  const [params] = useSearchParams()
  const orderNo = params.get('orderNo')
  return (
    <SubPage title={orderNo ? t.depositOrder : t.deposit} parent={orderNo ? ROUTE.wallet : ROUTE.mine}>
      {orderNo ? <DepositOrderPage key={orderNo} orderNo={orderNo} /> : <DepositEntry />}
    </SubPage>
  )
}
