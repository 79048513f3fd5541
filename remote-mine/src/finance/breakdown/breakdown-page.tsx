import type { WalletOverview } from '@lantern/contract/wallet'
import { formatShare, useMessages } from '@lantern/i18n'
import { compareMoney, sumMoney } from '@lantern/platform'
import { Card } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { ExplainedAmount } from '../../parts/explain/explained-amount.tsx'
import { MoneyHead } from '../../parts/money/money-head.tsx'
import { MoneyPage } from '../../parts/money/money-page.tsx'
import { useRefreshMoney, walletQuery } from '../../parts/money.api.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { LockList } from '../wallet/lock-list.tsx'
import { OpenStakes } from '../wallet/open-stakes.tsx'
import { shares } from '../wallet/parts/split.rules.ts'
import { RecallAll } from '../wallet/recall-all.tsx'
import { SplitBar } from '../wallet/split-bar.tsx'
import { WalletSkeleton } from '../wallet/wallet-skeleton.tsx'
import { breakdownMessages } from './breakdown.messages.ts'
import styles from './breakdown.module.css'
import { RecentPostings } from './recent-postings.tsx'

/** Of the shares of the split. */
const PER_MILLE = 1_000

/** `/mine/balance`: the parts of the balance, the reasons for locks, and the newest postings. */
export function BreakdownPage() {
  const t = useMessages(breakdownMessages)
  const p = useMessages(partsMessages)
  const refresh = useRefreshMoney()
  const wallet = useQuery(walletQuery())
  return (
    <MoneyPage title={t.title} queries={{ overview: wallet }} skeleton={<WalletSkeleton />}>
      {({ overview }) => (
        <>
          <Card kind="lit">
            <MoneyHead
              label={p.total}
              amount={overview.total}
              figure="total"
              updatedAt={wallet.dataUpdatedAt}
              isRefreshing={wallet.isFetching}
              onRefresh={() => void refresh()}
            />
            <Parts wallet={overview} />
            <OpenStakes amount={overview.openStakes} />
            <div className={styles.foot}>
              <RecallAll wallet={overview} />
            </div>
          </Card>
          <LockList locks={overview.lock} />
          <RecentPostings />
        </>
      )}
    </MoneyPage>
  )
}

function Parts({ wallet }: { wallet: WalletOverview }) {
  const t = useMessages(breakdownMessages)
  const p = useMessages(partsMessages)
  const bonus = sumMoney(wallet.lock.filter(({ type }) => type === 'bonus').map(({ amount }) => amount))
  const parts = [
    { id: 'available', label: p.available, amount: wallet.center, figure: 'main' },
    { id: 'venues', label: p.venues, amount: wallet.venueTotal, figure: 'venues' },
    { id: 'locked', label: p.locked, amount: wallet.locked, figure: 'locked' },
  ] as const
  const portions = shares(parts.map(({ amount }) => amount))
  return (
    <div className={styles.split}>
      <SplitBar parts={parts.map(({ id }, index) => ({ id, share: portions[index] ?? 0 }))} />
      <div className={styles.scroller}>
        <table className={styles.table} aria-label={t.chart}>
          <thead>
            <tr>
              <th scope="col">{t.part}</th>
              <th scope="col">{t.share}</th>
              <th scope="col">{t.amount}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ id, label, amount, figure }, index) => (
              <tr key={id}>
                <th scope="row">
                  <span className={styles.part}>
                    <span className={styles.dot} data-part={id} aria-hidden="true" />
                    {label}
                  </span>
                </th>
                <td>{formatShare((portions[index] ?? 0) / PER_MILLE, 1)}</td>
                <td>
                  <ExplainedAmount figure={figure} label={label} value={amount} size="sm" />
                </td>
              </tr>
            ))}
            {/* It would repeat its parent. */}
            {compareMoney(bonus, wallet.locked) !== 0 && (
              <tr data-sub>
                <th scope="row">{t.bonus}</th>
                <td />
                <td>
                  <ExplainedAmount figure="bonus" label={t.bonus} value={bonus} size="sm" />
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  )
}
