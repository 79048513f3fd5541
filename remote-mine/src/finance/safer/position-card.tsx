import { ROUTE } from '@lantern/contract'
import type { Figure } from '@lantern/contract/explain'
import type { SaferPosition } from '@lantern/contract/safer'
import { useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Button, Card, Section, type Stat, StatRow } from '@lantern/ui'
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
  const orders = (figure: Figure, label: string, value: string): Stat => ({
    label,
    value: <ExplainedAmount figure={figure} label={label} value={value} size="md" from={span.from} />,
  })
  return (
    <Section title={t.position}>
      <Card>
        <div className={styles.position}>
          <div>
            <p className={styles.label}>{t.lifetime}</p>
            <ExplainedAmount figure="netDeposit" label={t.lifetime} value={position.netDepositLifetime} size="lg" />
            <p className={styles.hint}>{t.lifetimeDetail}</p>
          </div>
          <h3 className={styles.label}>{t.month}</h3>
          <StatRow
            stats={[
              orders('deposits', t.deposit, month.deposit),
              orders('withdrawals', t.withdraw, paidOut(month.withdraw)),
            ]}
          />
          <StatRow
            stats={[
              { label: t.stake, value: <ResultAmount label={t.stake} value={month.stake} span={span} /> },
              { label: t.result, value: <ResultAmount label={t.result} value={month.result} span={span} sign /> },
            ]}
          />
          {month.timeSec !== null && <StatRow stats={[{ label: t.time, value: timeText(month.timeSec) }]} />}
          <div className={styles.links}>
            <Button size="sm" render={<Link to={ROUTE.transRecord} />}>
              {t.records}
            </Button>
            <Button size="sm" render={<Link to={ROUTE.statement} />}>
              {t.results}
            </Button>
          </div>
        </div>
      </Card>
    </Section>
  )
}
