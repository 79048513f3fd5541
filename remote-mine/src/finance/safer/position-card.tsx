import { ROUTE } from '@lantern/contract'
import type { Figure } from '@lantern/contract/explain'
import type { SaferPosition } from '@lantern/contract/safer'
import { useMessages } from '@lantern/i18n'
import { Facts } from '@lantern/page'
import { now } from '@lantern/platform'
import { Card, ListRow, Section } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { ExplainedAmount } from '../../parts/explain/explained-amount.tsx'
import { paidOut } from '../../parts/explain/paid-out.rules.ts'
import { ResultAmount } from '../../parts/results/result-amount.tsx'
import { spanOf } from '../../parts/results/span.rules.ts'
import { saferMessages } from './safer.messages.ts'
import styles from './safer.module.css'
import { useTimeText } from './use-time-text.ts'

/** Net deposits for life, and the month's deposits, withdrawals, stakes, result and time; each amount opens what it adds up. */
export function PositionCard({ position }: { position: SaferPosition }) {
  const t = useMessages(saferMessages)
  const timeText = useTimeText()
  const { month } = position
  const span = spanOf(1, now())
  const orders = (figure: Figure, label: string, value: string) => ({
    label,
    value: <ExplainedAmount figure={figure} label={label} value={value} size="md" from={span.from} />,
  })
  return (
    <Section title={t.position}>
      <Card padding="none">
        <div className={styles.position}>
          <div>
            <p className={styles.label}>{t.lifetime}</p>
            <ExplainedAmount figure="netDeposit" label={t.lifetime} value={position.netDepositLifetime} size="hero" />
            <p className={styles.hint}>{t.lifetimeDetail}</p>
          </div>
          <div className={styles.month}>
            <h3 className={styles.label}>{t.month}</h3>
            <Facts
              facts={[
                orders('deposits', t.deposit, month.deposit),
                orders('withdrawals', t.withdraw, paidOut(month.withdraw)),
                { label: t.stake, value: <ResultAmount label={t.stake} value={month.stake} span={span} /> },
                { label: t.result, value: <ResultAmount label={t.result} value={month.result} span={span} sign /> },
                month.timeSec !== null && { label: t.time, value: timeText(month.timeSec) },
              ]}
            />
          </div>
        </div>
        <ListRow title={t.records} render={<Link to={ROUTE.transRecord} />} />
        <ListRow title={t.results} render={<Link to={ROUTE.statement} />} />
      </Card>
    </Section>
  )
}
