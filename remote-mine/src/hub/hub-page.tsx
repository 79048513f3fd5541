import { useMessages } from '@lantern/i18n'
import { PageBody, QueryView } from '@lantern/page'
import { Card, HiddenText, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { BarrierNote } from '../parts/money/barrier-note.tsx'
import { MoneyActions } from '../parts/money/money-actions.tsx'
import {
  depositMethodsQuery,
  pendingBetsQuery,
  useFreshMoney,
  useRefreshMoney,
  withdrawalPrepareQuery,
} from '../parts/money.api.ts'
import { OpenOrders } from '../parts/orders/open-orders.tsx'
import { partsMessages } from '../parts/parts.messages.ts'
import { vipQuery, vipTableQuery } from '../parts/vip/vip.api.ts'
import { Entries } from './entries.tsx'
import { hubMessages } from './hub.messages.ts'
import styles from './hub.module.css'
import { HubMoney } from './hub-money.tsx'
import { Identity } from './identity.tsx'
import { ReadinessLine } from './readiness-line.tsx'
import { SignOut } from './sign-out.tsx'
import { useHubReads } from './use-hub-reads.ts'

/** `/mine`: profile, money, links and sign-out. */
export function HubPage() {
  const t = useMessages(hubMessages)
  const p = useMessages(partsMessages)
  useFreshMoney()
  const refresh = useRefreshMoney()
  const { member, wallet, isKept } = useHubReads()
  const { data: pending } = useQuery(pendingBetsQuery())
  const { data: deposits } = useQuery(depositMethodsQuery())
  const { data: prepare } = useQuery(withdrawalPrepareQuery())
  // With the others, not after the member's answer.
  const { data: level } = useQuery(vipQuery())
  const { data: levels } = useQuery(vipTableQuery())
  const skeleton = (
    <PageBody>
      <Skeleton shape="row" label={p.loading} />
      <Skeleton shape="card" count={2} />
    </PageBody>
  )
  return (
    <>
      <h1>
        <HiddenText>{t.title}</HiddenText>
      </h1>
      <QueryView query={member} skeleton={skeleton}>
        {(info) => (
          <PageBody>
            <div className={styles.hub}>
              <Identity member={info} level={{ info: level, table: levels }} />
              <BarrierNote member={info} />
              <OpenOrders deposit={deposits?.openOrder} withdrawal={prepare?.openOrder} />
              <Card kind="lit">
                <HubMoney member={info} wallet={wallet} isKept={isKept} onRefresh={() => void refresh()}>
                  {prepare && <ReadinessLine prepare={prepare} />}
                </HubMoney>
              </Card>
              <MoneyActions member={info} withWallet withLimits isCompact />
              <Entries pendingBet={pending?.total ?? info.pendingBet} unread={info.unread} claimable={info.claimable} />
              <SignOut member={info} hasOpenOrder={Boolean(deposits?.openOrder ?? prepare?.openOrder)} />
            </div>
          </PageBody>
        )}
      </QueryView>
    </>
  )
}
