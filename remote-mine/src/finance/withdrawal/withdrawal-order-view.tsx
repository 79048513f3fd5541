import { ROUTE } from '@lantern/contract'
import { WITHDRAW_STATE, type WithdrawOrder } from '@lantern/contract/withdrawal'
import { formatDateTime, formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { Facts, OrderNo } from '@lantern/page'
import { Amount, Button, Card, Section } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { Postings } from '../../parts/explain/postings.tsx'
import { bankName } from '../../parts/money/bank-name.rules.ts'
import { shortMask } from '../../parts/money/short-mask.rules.ts'
import { isOrderOpen, toneOf } from '../../parts/order-state.rules.ts'
import { SupportLink } from '../../parts/support-link.tsx'
import { useOrderWords } from '../../parts/use-order-words.ts'
import { financeMessages } from '../finance.messages.ts'
import styles from '../finance.module.css'
import { OrderHead } from '../orders/order-head.tsx'
import { withdrawSteps } from '../orders/order-timeline.rules.ts'
import { OrderTimeline } from '../orders/order-timeline.tsx'
import { useOrderEnded } from '../orders/use-order-ended.ts'
import { PayoutParts } from '../speed/payout-parts.tsx'
import { speedMessages } from '../speed/speed.messages.ts'
import { useEta } from '../use-eta.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'

export type WithdrawalOrderViewProps = { order: WithdrawOrder; onReload: () => void }

/** One withdrawal, polled while it is open. */
export function WithdrawalOrderView({ order, onReload }: WithdrawalOrderViewProps) {
  const t = useMessages(withdrawalMessages)
  const f = useMessages(financeMessages)
  const s = useMessages(speedMessages)
  const words = useOrderWords()
  const eta = useEta()
  const locale = useLocale()
  useOrderEnded('withdraw', order.state)
  const isOpen = isOrderOpen('withdraw', order.state)
  const isBack = order.state === WITHDRAW_STATE.rejected || order.state === WITHDRAW_STATE.failed
  const endTexts: Readonly<Record<number, string>> = { 6: t.text6, 7: t.text7, 8: t.text8 }
  const reasons: Readonly<Record<string, string>> = { R01: t.R01, R02: t.R02, R03: t.R03, R04: t.R04, R05: t.R05 }
  const isInParts = isOpen && (order.parts?.length ?? 0) > 0
  const text = isInParts
    ? s.textPaying
    : isOpen
      ? order.etaSec > 0
        ? t.textEta({ eta: eta(order.etaSec) })
        : t.textOpen
      : endTexts[order.state]
  return (
    <>
      <OrderHead tone={toneOf('withdraw', order.state)} state={words.state('withdraw', order.state)} text={text}>
        <Amount value={order.amount} currency="¥" size="hero" />
      </OrderHead>
      <PayoutParts order={order} onReload={onReload} />
      <Section title={f.progress}>
        <Card>
          <OrderTimeline type="withdraw" steps={withdrawSteps(order)} />
        </Card>
      </Section>
      <Card kind="outlined">
        <Facts
          facts={[
            order.reasonCode != null && { label: t.reason, value: reasons[order.reasonCode] ?? order.reasonCode },
            { label: t.receive, value: `¥${formatMoney(order.amount)}` },
            {
              label: t.payTo,
              value: `${bankName(order.account.bank, locale) || order.account.kind} ${shortMask(order.account.masked)}`,
            },
            order.channel === 'SPEED' && { label: s.channel, value: s.speed },
            { label: t.fee, value: t.free },
            { label: f.createdAt, value: formatDateTime(order.createdAt) },
            { label: f.orderNo, value: <OrderNo no={order.orderNo} /> },
          ]}
        />
      </Card>
      <Postings bizNo={order.orderNo} level={2} />
      {isOpen && <p className={styles.small}>{t.noCancel}</p>}
      {isBack && <SupportLink />}
      {!isOpen && (
        <div className={styles.pair}>
          <Button size="lg" render={<Link to={ROUTE.wallet} />}>
            {t.toWallet}
          </Button>
          {isBack && (
            <Button kind="primary" size="lg" render={<Link to={ROUTE.withdrawal} />}>
              {t.again}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
