import { ROUTE } from '@lantern/contract'
import { WITHDRAW_STATE, type WithdrawOrder } from '@lantern/contract/withdrawal'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { emit } from '@lantern/platform'
import { Amount, Button, Card, CopyButton, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Postings } from '../../parts/explain/postings.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { useFreshMoney } from '../../parts/money.api.ts'
import { isOrderOpen, toneOf } from '../../parts/order-state.rules.ts'
import { Page } from '../../parts/page.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import { SupportLink } from '../../parts/support-link.tsx'
import { useOrderWords } from '../../parts/use-order-words.ts'
import { Facts } from '../facts.tsx'
import { financeMessages } from '../finance.messages.ts'
import styles from '../finance.module.css'
import { OrderHead } from '../order-head.tsx'
import { OrderMissing } from '../order-missing.tsx'
import { withdrawSteps } from '../order-timeline.rules.ts'
import { OrderTimeline } from '../order-timeline.tsx'
import { PayoutParts } from '../speed/payout-parts.tsx'
import { speedMessages } from '../speed/speed.messages.ts'
import { useEta } from '../use-eta.ts'
import { withdrawOrderQuery } from './withdrawal.api.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'

/** `?orderNo=`: one withdrawal, live. There is no way to cancel it in any state. */
export function WithdrawalOrderPage({ orderNo }: { orderNo: string }) {
  const p = useMessages(partsMessages)
  useFreshMoney()
  const order = useQuery(withdrawOrderQuery(orderNo))
  const skeleton = (
    <Page>
      <Skeleton shape="card" count={2} label={p.loading} />
    </Page>
  )
  return (
    <Loaded query={order} skeleton={skeleton}>
      {(found) => (found ? <OrderView order={found} onReload={() => void order.refetch()} /> : <OrderMissing />)}
    </Loaded>
  )
}

function OrderView({ order, onReload }: { order: WithdrawOrder; onReload: () => void }) {
  const t = useMessages(withdrawalMessages)
  const f = useMessages(financeMessages)
  const s = useMessages(speedMessages)
  const p = useMessages(partsMessages)
  const words = useOrderWords()
  const eta = useEta()
  useMoneyMoved(order.state)
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
    <Page>
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
            { label: t.payTo, value: `${order.account.bank || order.account.kind} ${order.account.masked}` },
            order.channel === 'SPEED' && { label: s.channel, value: s.speed },
            { label: t.fee, value: t.free },
            { label: f.createdAt, value: formatDateTime(order.createdAt) },
            {
              label: f.orderNo,
              value: (
                <>
                  {order.orderNo}{' '}
                  <CopyButton
                    compact
                    text={order.orderNo}
                    label={p.copy}
                    doneLabel={p.copied}
                    className={styles.copy}
                  />
                </>
              ),
            },
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
    </Page>
  )
}

/** Tells the page that money left or came back when the order ends while it is looked at. */
function useMoneyMoved(state: number): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state && !isOrderOpen('withdraw', state)) emit('money:changed', { reason: 'withdrawal' })
    before.current = state
  }, [state])
}
