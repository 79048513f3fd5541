import { useMessages } from '@lantern/i18n'
import { SaferLink } from '@lantern/page'
import { Empty } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { MoneyPage } from '../../parts/money/money-page.tsx'
import { walletQuery } from '../../parts/money.api.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { RecentOrders } from '../orders/recent-orders.tsx'
import { transferMessages } from './transfer.messages.ts'
import { firstSides } from './transfer.rules.ts'
import { TransferForm } from './transfer-form.tsx'

const RECENT = 5

/** `/mine/finance/transfer`: transfers between the main wallet and one venue, preselected by `?venue=`. */
export function TransferPage() {
  const t = useMessages(transferMessages)
  const p = useMessages(partsMessages)
  const [params] = useSearchParams()
  const queries = { wallet: useQuery(walletQuery()) }
  return (
    <MoneyPage title={p.transfer} actions={<SaferLink />} queries={queries}>
      {({ wallet }, member) => {
        const sides = firstSides(wallet.venues, params.get('venue'))
        return (
          <>
            {sides ? (
              <TransferForm wallet={wallet} member={member} initial={sides} />
            ) : (
              <Empty art="wallet" title={t.noVenues} />
            )}
            <RecentOrders title={t.recent} types={['transfer']} size={RECENT} />
          </>
        )
      }}
    </MoneyPage>
  )
}
