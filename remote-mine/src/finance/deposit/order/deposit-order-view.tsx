import { DEPOSIT_STATE, type DepositOrder } from '@lantern/contract/deposit'
import { entryOf } from '@lantern/contract/open-enum'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { Facts, Note, OrderNo } from '@lantern/page'
import { now } from '@lantern/platform'
import { Card, Countdown, IconInfo, Section } from '@lantern/ui'
import { useState } from 'react'
import { Postings } from '../../../parts/explain/postings.tsx'
import { toneOf } from '../../../parts/order-state.rules.ts'
import { useOrderWords } from '../../../parts/use-order-words.ts'
import { financeMessages } from '../../finance.messages.ts'
import { OrderHead } from '../../orders/order-head.tsx'
import { depositSteps } from '../../orders/order-timeline.rules.ts'
import { OrderTimeline } from '../../orders/order-timeline.tsx'
import { useOrderEnded } from '../../orders/use-order-ended.ts'
import { speedMessages } from '../../speed/speed.messages.ts'
import { currencyMark } from '../parts/currency-mark.ts'
import { depositMessages } from '../parts/deposit.messages.ts'
import bars from '../parts/deposit.module.css'
import { payFromMessages } from '../parts/pay-from.messages.ts'
import { DepositAppeal } from './deposit-appeal.tsx'
import { DepositNext } from './deposit-next.tsx'
import styles from './deposit-order.module.css'
import { PayTo } from './pay-to.tsx'

export type DepositOrderViewProps = { order: DepositOrder; onReload: () => void }

export function DepositOrderView({ order, onReload }: DepositOrderViewProps) {
  const t = useMessages(depositMessages)
  const f = useMessages(financeMessages)
  const s = useMessages(speedMessages)
  const a = useMessages(payFromMessages)
  const words = useOrderWords()
  useOrderEnded('deposit', order.state)
  const [changedFrom, setChangedFrom] = useState<number | null>(null)
  const isToPay = order.state === DEPOSIT_STATE.created
  const { done = 0, need = 0 } = order.confirmations ?? {}
  const isSpeed = order.method === 'SPEED'
  // Includes expired orders, because a late payment can still be credited.
  const isLost =
    order.state === DEPOSIT_STATE.cancelled ||
    order.state === DEPOSIT_STATE.expired ||
    order.state === DEPOSIT_STATE.failed
  // A held payment is not "being confirmed": the note below names the reason.
  const isHeld = order.state === DEPOSIT_STATE.claimed && order.heldAmount != null
  const isLate = order.timeline.some(({ state }) => state === DEPOSIT_STATE.expired)
  const texts = {
    1: isSpeed ? s.text1 : t.text1,
    2: isSpeed ? s.text2 : t.text2,
    3: t.text3({ done: String(done), need: String(need) }),
    4: isLate ? t.textLate : t.text4,
    5: t.text5,
    6: isSpeed ? s.text6 : t.text6,
    7: order.reason || t.text7,
    8: isSpeed ? s.text8 : t.text8,
  } as const
  return (
    <>
      <OrderHead
        tone={toneOf('deposit', order.state)}
        state={words.state('deposit', order.state)}
        text={isHeld ? undefined : entryOf(texts, order.state)}
      >
        {isToPay && (
          <Countdown
            className={styles.clock}
            untilMs={order.expireAt}
            now={now}
            label={t.expiresLabel}
            onEnd={onReload}
          />
        )}
        {order.confirmBy != null && (
          <Countdown
            className={styles.clock}
            untilMs={order.confirmBy}
            now={now}
            label={s.confirmClock}
            onEnd={onReload}
          />
        )}
        {order.state === DEPOSIT_STATE.confirming && need > 0 && (
          <div className={styles.confirmations}>
            <div
              className={bars.meter}
              role="progressbar"
              aria-label={t.chain}
              aria-valuenow={done}
              aria-valuemin={0}
              aria-valuemax={need}
            >
              <span className={styles.confirmationFill} style={{ width: `${Math.round((done * 100) / need)}%` }} />
            </div>
          </div>
        )}
      </OrderHead>
      {isToPay && <PayTo order={order} />}
      {changedFrom !== null && changedFrom !== order.state && (
        <Note tone="info" role="alert" icon={<IconInfo />} title={f.changedTitle}>
          {t.changed({ from: words.state('deposit', changedFrom), to: words.state('deposit', order.state) })}
        </Note>
      )}
      <DepositAppeal key={order.orderNo} order={order} onReload={onReload} />
      <DepositNext order={order} onReload={onReload} onChanged={() => setChangedFrom(order.state)} />
      <Section title={f.progress}>
        <Card>
          <OrderTimeline type="deposit" steps={depositSteps(order)} />
        </Card>
      </Section>
      <Card kind="outlined">
        <Facts
          facts={[
            {
              label: isLost ? t.ordered : order.state === DEPOSIT_STATE.success ? t.credited : t.toCredit,
              value: `¥${formatMoney(order.amount)}`,
            },
            !isToPay && {
              label: t.payAmount,
              value: `${currencyMark(order.payCurrency)}${formatMoney(order.payAmount)}`,
            },
            order.rate != null && { label: t.rate, value: t.rateValue({ rate: order.rate }) },
            isToPay && order.rateUntil != null && { label: t.rateUntil, value: formatDateTime(order.rateUntil) },
            isSpeed && !isToPay && order.payTo.holder !== undefined && { label: t.holder, value: order.payTo.holder },
            order.payFrom != null && { label: a.payFrom, value: order.payFrom },
            { label: t.method, value: words.method(order.method) },
            { label: f.createdAt, value: formatDateTime(order.createdAt) },
            { label: f.orderNo, value: <OrderNo no={order.orderNo} /> },
          ]}
        />
      </Card>
      {order.state === DEPOSIT_STATE.success && <Postings bizNo={order.orderNo} level={2} />}
    </>
  )
}
