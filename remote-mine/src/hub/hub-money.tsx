import type { Figure } from '@lantern/contract/explain'
import type { MemberInfo } from '@lantern/contract/user'
import type { WalletOverview } from '@lantern/contract/wallet'
import { useMessages } from '@lantern/i18n'
import type { ReadQuery } from '@lantern/page'
import { sumMoney } from '@lantern/platform'
import type { ReactNode } from 'react'
import { ExplainedAmount } from '../parts/explain/explained-amount.tsx'
import { MoneyHead } from '../parts/money/money-head.tsx'
import { partsMessages } from '../parts/parts.messages.ts'
import styles from './hub.module.css'

export type HubMoneyProps = {
  member: MemberInfo
  wallet: ReadQuery<WalletOverview>
  /** The figures are those of an earlier visit: they show their time and shimmer. */
  isKept: boolean
  onRefresh: () => void
  /** Below the figures. */
  children?: ReactNode
}

/** The money card: the total leads, its parts are one line. Shows the balance of member info until the wallet has loaded. */
export function HubMoney({
  member,
  wallet: { data, dataUpdatedAt, isFetching },
  isKept,
  onRefresh,
  children,
}: HubMoneyProps) {
  const p = useMessages(partsMessages)
  const available = data?.center ?? member.balance
  const locked = data?.locked ?? member.lockMoney
  const venues = data?.venueTotal ?? member.venueTotal
  const part = (figure: Figure, label: string, value: string) => (
    <div className={styles.part}>
      <dt>{label}</dt>
      <dd>
        <ExplainedAmount figure={figure} label={label} value={value} size="sm" />
      </dd>
    </div>
  )
  return (
    <div className={styles.money} data-kept={isKept || undefined}>
      <MoneyHead
        label={p.total}
        amount={data?.total ?? sumMoney([available, locked, venues])}
        figure="total"
        updatedAt={dataUpdatedAt}
        isKept={isKept}
        isRefreshing={isFetching}
        onRefresh={onRefresh}
      />
      <dl className={styles.parts}>
        {part('main', p.available, available)}
        {part('venues', p.venues, venues)}
        {part('locked', p.locked, locked)}
      </dl>
      {children}
    </div>
  )
}
