import { ROUTE } from '@lantern/contract'
import type { SaferPosition } from '@lantern/contract/safer'
import { useMessages } from '@lantern/i18n'
import { Amount, Button, Card, Section, StatRow } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { saferMessages } from './safer.messages.ts'
import styles from './safer.module.css'

/** Net deposits for life, and the month's deposits, withdrawals, stakes and result. */
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
            <Amount value={position.netDepositLifetime} currency="¥" size="lg" hidden={isHidden} />
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
          <Button size="sm" render={<Link to={ROUTE.transRecord} />}>
            {t.records}
          </Button>
        </div>
      </Card>
    </Section>
  )
}
