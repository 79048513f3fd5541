import type { WalletOverview } from '@lantern/contract/wallet'
import { useMessages } from '@lantern/i18n'
import { Card } from '@lantern/ui'
import { ExplainedAmount } from '../../parts/explain/explained-amount.tsx'
import { MoneyHead } from '../../parts/money/money-head.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import { OpenStakes } from './open-stakes.tsx'
import { shares } from './parts/split.rules.ts'
import { walletMessages } from './parts/wallet.messages.ts'
import styles from './parts/wallet.module.css'
import { SplitBar } from './split-bar.tsx'

export type WalletHeadProps = {
  wallet: WalletOverview
  updatedAt: number
  isRefreshing: boolean
  onRefresh: () => void
}

/** The total and its parts as a bar and as a table. */
export function WalletHead({ wallet, updatedAt, isRefreshing, onRefresh }: WalletHeadProps) {
  const t = useMessages(walletMessages)
  const p = useMessages(partsMessages)
  const parts = [
    { id: 'available', label: p.available, amount: wallet.center, figure: 'main' },
    { id: 'venues', label: p.venues, amount: wallet.venueTotal, figure: 'venues' },
    { id: 'locked', label: p.locked, amount: wallet.locked, figure: 'locked' },
  ] as const
  const widths = shares(parts.map(({ amount }) => amount))
  return (
    <Card kind="lit">
      <MoneyHead
        label={p.total}
        amount={wallet.total}
        figure="total"
        updatedAt={updatedAt}
        isRefreshing={isRefreshing}
        onRefresh={onRefresh}
      />
      <SplitBar parts={parts.map(({ id }, index) => ({ id, share: widths[index] ?? 0 }))} />
      <dl className={styles.split} aria-label={t.split}>
        {parts.map(({ id, label, amount, figure }) => (
          <div key={id} className={styles.part}>
            <dt>
              <span className={styles.dot} data-part={id} aria-hidden="true" />
              {label}
            </dt>
            <dd>
              <ExplainedAmount figure={figure} label={label} value={amount} size="md" />
            </dd>
          </div>
        ))}
      </dl>
      <OpenStakes amount={wallet.openStakes} />
    </Card>
  )
}
