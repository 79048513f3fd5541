import type { WalletOverview } from '@lantern/contract/finance'
import type { MemberInfo } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { sumMoney } from '@lantern/platform'
import { Amount, StatRow } from '@lantern/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useHideAmounts } from '../parts/hide-amounts.atoms.ts'
import { MoneyHead } from '../parts/money-head.tsx'
import { partsMessages } from '../parts/parts.messages.ts'
import styles from './hub.module.css'

export type HubMoneyProps = {
  member: MemberInfo
  wallet: Pick<UseQueryResult<WalletOverview>, 'data' | 'dataUpdatedAt' | 'isFetching'>
  onRefresh: () => void
}

/** The money card. Figures come from the wallet; until it is there, from member info, so that the hub stands at once. */
export function HubMoney({ member, wallet: { data, dataUpdatedAt, isFetching }, onRefresh }: HubMoneyProps) {
  const p = useMessages(partsMessages)
  const [isHidden] = useHideAmounts()
  const available = data?.center ?? member.balance
  const locked = data?.locked ?? member.lockMoney
  const venues = data?.venueTotal ?? member.venueTotal
  const figure = (value: string) => <Amount value={value} size="md" hidden={isHidden} hiddenLabel={p.hidden} />
  return (
    <div className={styles.money}>
      <MoneyHead
        label={p.total}
        amount={data?.total ?? sumMoney([available, locked, venues])}
        updatedAt={dataUpdatedAt}
        isRefreshing={isFetching}
        onRefresh={onRefresh}
      />
      <StatRow
        stats={[
          { label: p.available, value: figure(available) },
          { label: p.venues, value: figure(venues) },
          { label: p.locked, value: figure(locked) },
        ]}
      />
    </div>
  )
}
