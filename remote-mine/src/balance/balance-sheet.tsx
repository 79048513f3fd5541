import { ROUTE } from '@lantern/contract'
import type { WalletOverview } from '@lantern/contract/wallet'
import { formatTime, useMessages } from '@lantern/i18n'
import { memberMessage, now } from '@lantern/platform'
import { Amount, Button, ErrorPanel, Sheet, Skeleton } from '@lantern/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useHideAmounts } from '../parts/hide-amounts.atoms.ts'
import { MoneyActions } from '../parts/money/money-actions.tsx'
import { memberQuery } from '../parts/money.api.ts'
import { partsMessages } from '../parts/parts.messages.ts'
import { balanceMessages } from './balance.messages.ts'
import styles from './balance.module.css'

export type BalanceSheetProps = {
  wallet: UseQueryResult<WalletOverview>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The available, locked and venue balances, with links to the money pages. */
export function BalanceSheet({ wallet, open, onOpenChange }: BalanceSheetProps) {
  const t = useMessages(balanceMessages)
  const p = useMessages(partsMessages)
  const [isHidden] = useHideAmounts()
  const { data: member } = useQuery({ ...memberQuery(), enabled: open })
  const { data } = wallet
  const close = () => onOpenChange(false)
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t.title}
      description={data && p.asOf({ time: formatTime(now() - (Date.now() - wallet.dataUpdatedAt), true) })}
      closeLabel={p.close}
      footer={
        <div className={styles.pair}>
          <Button render={<Link to={ROUTE.balance} onClick={close} />}>{t.breakdown}</Button>
          <Button render={<Link to={ROUTE.wallet} onClick={close} />}>{p.wallet}</Button>
        </div>
      }
    >
      {data ? (
        <div className={styles.sheet}>
          <div className={styles.hero}>
            <span className={styles.label}>{p.available}</span>
            <Amount value={data.center} currency="¥" size="hero" hidden={isHidden} hiddenLabel={p.hidden} />
          </div>
          <dl className={styles.lines}>
            <div className={styles.line}>
              <dt>{p.locked}</dt>
              <dd>
                <Amount value={data.locked} currency="¥" hidden={isHidden} />
              </dd>
            </div>
            <div className={styles.line}>
              <dt>{p.venues}</dt>
              <dd>
                <Amount value={data.venueTotal} currency="¥" hidden={isHidden} />
              </dd>
            </div>
            <div className={styles.line}>
              <dt>{p.total}</dt>
              <dd>
                <Amount value={data.total} currency="¥" size="md" hidden={isHidden} />
              </dd>
            </div>
          </dl>
          <MoneyActions member={member} withLimits onLeave={close} />
        </div>
      ) : wallet.error ? (
        <ErrorPanel
          title={t.failed}
          message={memberMessage(wallet.error)}
          retryLabel={p.retry}
          retrying={wallet.isFetching}
          onRetry={() => void wallet.refetch()}
        />
      ) : (
        <Skeleton shape="card" label={p.loading} />
      )}
    </Sheet>
  )
}
