import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { SaferLink } from '@lantern/page'
import { Card, IconChart, ListRow } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { MoneyActions } from '../../parts/money/money-actions.tsx'
import { MoneyPage } from '../../parts/money/money-page.tsx'
import { useRefreshMoney, walletQuery } from '../../parts/money.api.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { AccountShortcuts } from '../accounts/account-shortcuts.tsx'
import { financeMessages } from '../finance.messages.ts'
import { RecentOrders } from '../orders/recent-orders.tsx'
import { AutoTransfer } from './auto-transfer.tsx'
import { LockList } from './lock-list.tsx'
import { VenueList } from './venue-list.tsx'
import { WalletHead } from './wallet-head.tsx'
import { WalletSkeleton } from './wallet-skeleton.tsx'

const RECENT = 5

/** `/mine/finance/wallet` */
export function WalletPage() {
  const t = useMessages(financeMessages)
  const p = useMessages(partsMessages)
  const refresh = useRefreshMoney()
  const wallet = useQuery(walletQuery())
  return (
    <MoneyPage title={p.wallet} actions={<SaferLink />} queries={{ overview: wallet }} skeleton={<WalletSkeleton />}>
      {({ overview }, member) => (
        <>
          <WalletHead
            wallet={overview}
            updatedAt={wallet.dataUpdatedAt}
            isRefreshing={wallet.isFetching}
            onRefresh={() => void refresh()}
          />
          <MoneyActions member={member} />
          <LockList locks={overview.lock} />
          <VenueList wallet={overview} />
          <AutoTransfer isOn={overview.autoTransfer} />
          <AccountShortcuts />
          <RecentOrders title={t.recent} size={RECENT} />
          <Card padding="none">
            <ListRow icon={<IconChart />} iconTile title={t.statement} render={<Link to={ROUTE.statement} />} />
          </Card>
        </>
      )}
    </MoneyPage>
  )
}
