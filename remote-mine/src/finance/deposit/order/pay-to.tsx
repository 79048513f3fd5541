import type { DepositOrder } from '@lantern/contract/deposit'
import { formatMoney, useMessages } from '@lantern/i18n'
import { InlineCopy, Note } from '@lantern/page'
import { fromMinor, toMinor } from '@lantern/platform'
import { Amount, Card, IconWarning, QrCode, Section } from '@lantern/ui'
import { speedMessages } from '../../speed/speed.messages.ts'
import { currencyMark } from '../parts/currency-mark.ts'
import { depositMessages } from '../parts/deposit.messages.ts'
import styles from './deposit-order.module.css'

/** The payee and the exact amount, each with a copy button. */
export function PayTo({ order }: { order: DepositOrder }) {
  const t = useMessages(depositMessages)
  const s = useMessages(speedMessages)
  const { payTo, amount, payAmount, payCurrency, network } = order
  // The added cents identify the payer; they are not credited.
  const hasCents = payCurrency === 'CNY' && toMinor(payAmount) > toMinor(amount)
  const currency = currencyMark(payCurrency)
  const rows = [
    { label: t.bank, text: payTo.bank },
    { label: t.holder, text: payTo.holder },
    { label: t.account, text: payTo.account, isCode: true },
    { label: t.network, text: network ?? undefined, isPlain: true },
    { label: t.address, text: payTo.address, isCode: true },
  ]
  const copy = (text: string, what: string) => <InlineCopy text={text} label={t.copyOf({ what })} />
  return (
    <Section title={order.method === 'SPEED' ? s.payTo : t.payTo}>
      <Card>
        <div className={styles.exact}>
          <span className={styles.exactLabel}>{t.payAmount}</span>
          <span className={styles.exactLine}>
            <Amount value={payAmount} currency={currency} size="hero" />
            {copy(payAmount, t.payAmount)}
          </span>
          <span className={styles.exactHint}>
            {order.method === 'SPEED' ? s.payName : t.exact({ amount: `${currency}${formatMoney(payAmount)}` })}
          </span>
          {hasCents && (
            <span className={styles.exactLabel}>
              {t.cents({
                n: formatMoney(fromMinor(toMinor(payAmount) - toMinor(amount))),
                credited: formatMoney(amount),
              })}
            </span>
          )}
        </div>
        {payTo.address && <QrCode text={payTo.address} label={t.qr} className={styles.qr} />}
        <dl>
          {rows.map(
            ({ label, text, isCode, isPlain }) =>
              text && (
                <div key={label} className={styles.payRow}>
                  <dt>{label}</dt>
                  <dd>
                    <span className={isCode ? styles.code : undefined}>{text}</span>
                    {!isPlain && copy(text, label)}
                  </dd>
                </div>
              ),
          )}
        </dl>
      </Card>
      {network && (
        <Note tone="warning" icon={<IconWarning />}>
          {t.networkHint}
        </Note>
      )}
    </Section>
  )
}
