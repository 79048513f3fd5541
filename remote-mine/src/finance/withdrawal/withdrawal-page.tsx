import { useMessages } from '@lantern/i18n'
import { Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '../../parts/loaded.tsx'
import { memberQuery, useFreshMoney, withdrawalPrepareQuery } from '../../parts/money.api.ts'
import { Page } from '../../parts/page.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import { WithdrawalEntry } from './withdrawal-entry.tsx'
import { WithdrawalOrderPage } from './withdrawal-order-page.tsx'

/** `/mine/finance/withdrawal`: conditions and form, or with `?orderNo=` the page of one order. */
export function WithdrawalPage() {
  const [params] = useSearchParams()
  const orderNo = params.get('orderNo')
  return orderNo ? <WithdrawalOrderPage key={orderNo} orderNo={orderNo} /> : <Prepared />
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
