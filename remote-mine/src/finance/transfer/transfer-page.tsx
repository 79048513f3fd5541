import { useMessages } from '@lantern/i18n'
import { Empty, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { BarrierNote } from '../../parts/barrier-note.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { memberQuery, useFreshMoney, walletQuery } from '../../parts/money.api.ts'
import { Page } from '../../parts/page.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import { SubPage } from '../../parts/sub-page.tsx'
import { RecentOrders } from '../recent-orders.tsx'
import { transferMessages } from './transfer.messages.ts'
import { firstSides } from './transfer.rules.ts'
import { TransferForm } from './transfer-form.tsx'

const RECENT = 5

/** `/mine/finance/transfer`: between the own wallet and one venue; `?venue=` chooses it. */
export function TransferPage() {
  const t = useMessages(transferMessages)
  const p = useMessages(partsMessages)
  const [params] = useSearchParams()
  useFreshMoney()
  const wallet = useQuery(walletQuery())
  const { data: member } = useQuery(memberQuery())
  const skeleton = (
    <Page>
      <Skeleton shape="card" count={2} label={p.loading} />
    </Page>
  )
  return (
    <SubPage title={p.transfer}>
      <Loaded query={wallet} skeleton={skeleton}>
        {(overview) => {
          const sides = firstSides(overview.venues, params.get('venue'))
          return (
            <Page>
              {member && <BarrierNote member={member} />}
              {sides ? (
                <TransferForm wallet={overview} member={member} initial={sides} />
              ) : (
                <Empty art="wallet" title={t.noVenues} />
              )}
              <RecentOrders title={t.recent} types={['transfer']} size={RECENT} />
            </Page>
          )
        }}
      </Loaded>
    </SubPage>
  )
}
