import { ROUTE } from '@lantern/contract'
import type { DepositOrder } from '@lantern/contract/deposit'
import type { WithdrawOrder } from '@lantern/contract/withdrawal'
import { formatMoney, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Button, Card, Countdown, IconClock } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { partsMessages } from '../parts.messages.ts'
import styles from '../parts.module.css'
import { useOrderWords } from '../use-order-words.ts'

export type OpenOrdersProps = { deposit?: DepositOrder | null; withdrawal?: WithdrawOrder | null }

/** Links to the member's open orders. */
export function OpenOrders({ deposit, withdrawal }: OpenOrdersProps) {
  const t = useMessages(partsMessages)
  const words = useOrderWords()
  return (
    <>
      {deposit && (
        <OpenOrder
          to={`${ROUTE.deposit}?orderNo=${encodeURIComponent(deposit.orderNo)}`}
          title={t.openDeposit}
          detail={`¥${formatMoney(deposit.amount)} · ${words.state('deposit', deposit.state)}`}
          untilMs={deposit.state === 1 ? deposit.expireAt : null}
          button={t.continueOrder}
        />
      )}
      {withdrawal && (
        <OpenOrder
          to={`${ROUTE.withdrawal}?orderNo=${encodeURIComponent(withdrawal.orderNo)}`}
          title={t.openWithdrawal}
          detail={`¥${formatMoney(withdrawal.amount)} · ${words.state('withdraw', withdrawal.state)}`}
          untilMs={null}
          button={t.continueOrder}
        />
      )}
    </>
  )
}

type OpenOrderProps = { to: string; title: string; detail: string; untilMs: number | null; button: string }

function OpenOrder({ to, title, detail, untilMs, button }: OpenOrderProps) {
  return (
    <Card kind="outlined">
      <div className={styles.banner}>
        <span className={styles.bannerIcon}>
          <IconClock />
        </span>
        <div className={styles.bannerTexts}>
          <p className={styles.bannerTitle}>{title}</p>
          <p className={styles.bannerDetail}>
            {detail}
            {untilMs !== null && (
              <>
                {' · '}
                <Countdown untilMs={untilMs} now={now} label={title} />
              </>
            )}
          </p>
        </div>
        <Button size="sm" render={<Link to={to} />} aria-label={`${title}: ${button}`}>
          {button}
        </Button>
      </div>
    </Card>
  )
}
