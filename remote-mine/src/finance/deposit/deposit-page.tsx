import { useSearchParams } from 'react-router-dom'
import { DepositEntry } from './deposit-entry.tsx'
import { DepositOrderPage } from './deposit-order-page.tsx'

/** `/mine/finance/deposit`: the form, or with `?orderNo=` the page of one order. */
export function DepositPage() {
  const [params] = useSearchParams()
  const orderNo = params.get('orderNo')
  return orderNo ? <DepositOrderPage key={orderNo} orderNo={orderNo} /> : <DepositEntry />
}
