import { ROUTE } from '@lantern/contract'
import type { SaferPosition } from '@lantern/contract/safer'
import { useMessages } from '@lantern/i18n'
import { Amount, Button, Card, Section, StatRow } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { ExplainedAmount } from '../../parts/explain/explained-amount.tsx'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { saferMessages } from './safer.messages.ts'
import styles from './safer.module.css'

/** Net deposits for life with their postings, and the month's deposits, withdrawals, stakes and result. */
export function PositionCard({ position }: { position: SaferPosition }) {
  const t = useMessages(saferMessages)
  const [isHidden] = useHideAmounts()
  const amount = (value: string, sign = false) => (
    <Amount value={value} currency="¥" size="md" sign={sign} hidden={isHidden} />
  )
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
              { label: t.deposit, value: amount(position.month.deposit) },
              { label: t.withdraw, value: amount(position.month.withdraw) },
            ]}
          />
          <StatRow
            stats={[
              { label: t.stake, value: amount(position.month.stake) },
              { label: t.result, value: amount(position.month.result, true) },
            ]}
          />
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
