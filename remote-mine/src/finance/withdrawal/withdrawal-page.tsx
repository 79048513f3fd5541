import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '../../parts/loaded.tsx'
import { memberQuery, useFreshMoney, withdrawalPrepareQuery } from '../../parts/money.api.ts'
import { Page } from '../../parts/page.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import { SubPage } from '../../parts/sub-page.tsx'
import { WithdrawalEntry } from './withdrawal-entry.tsx'
import { WithdrawalOrderPage } from './withdrawal-order-page.tsx'

/** `/mine/finance/withdrawal`: conditions and form, or with `?orderNo=` the page of one order. */
export function WithdrawalPage() {
  const t = useMessages(partsMessages)
  const [params] = useSearchParams()
  const orderNo = params.get('orderNo')
  return (
    <SubPage title={orderNo ? t.withdrawOrder : t.withdraw} parent={orderNo ? ROUTE.wallet : ROUTE.mine}>
      {orderNo ? <WithdrawalOrderPage key={orderNo} orderNo={orderNo} /> : <Prepared />}
    </SubPage>
  )
}

function Prepared() {
  const t = useMessages(partsMessages)
  useFreshMoney()
  const prepare = useQuery(withdrawalPrepareQuery())
  const member = useQuery(memberQuery())
  const skeleton = (
    <Page>
      <Skeleton shape="amount" label={t.loading} />
      <Skeleton shape="card" count={2} />
    </Page>
  )
  return (
    <Loaded query={prepare} skeleton={skeleton}>
      {(data) => (
        <Loaded query={member} skeleton={skeleton}>
          {(info) => <WithdrawalEntry prepare={data} member={info} />}
        </Loaded>
      )}
    </Loaded>
  )
}
