import type { DataOf } from '@lantern/contract'
import { ROUTE } from '@lantern/contract'
import type { auditSummary } from '@lantern/contract/audit'
import { formatMoney, useMessages } from '@lantern/i18n'
import { toMinor } from '@lantern/platform'
import { Button, Card } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { MoneyHead } from '../parts/money-head.tsx'
import { auditMessages } from './audit.messages.ts'
import styles from './audit.module.css'
import { daysLeft, shareOf } from './audit.rules.ts'

export type AuditSummaryProps = {
  summary: DataOf<typeof auditSummary>
  updatedAt: number
  isRefreshing: boolean
  onRefresh: () => void
}

/** What may be taken out now, what waits, and what frees it. */
export function AuditSummary({ summary, updatedAt, isRefreshing, onRefresh }: AuditSummaryProps) {
  const t = useMessages(auditMessages)
  const waits = toMinor(summary.restricted) > 0
  const days = daysLeft(summary.need, summary.pace)
  return (
    <Card kind="lit">
      <MoneyHead
        label={t.canTake}
        amount={summary.withdrawable}
        updatedAt={updatedAt}
        isRefreshing={isRefreshing}
        onRefresh={onRefresh}
      />
      <div className={styles.meter} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${shareOf(summary.withdrawable, summary.available)}%` }} />
      </div>
      <p className={styles.line}>
        <span>{t.of({ a: formatMoney(summary.available) })}</span>
        {waits && <span>{t.restricted({ n: formatMoney(summary.restricted) })}</span>}
      </p>
      <p className={styles.need}>{waits ? t.needs({ n: formatMoney(summary.need) }) : t.needsNothing}</p>
      {waits && days !== null && (
        <p className={styles.weak}>{t.pace({ pace: formatMoney(summary.pace), days: String(days) })}</p>
      )}
      {toMinor(summary.bonus) > 0 && <p className={styles.weak}>{t.bonus({ n: formatMoney(summary.bonus) })}</p>}
      <div className={styles.action}>
        <Button kind="primary" block render={<Link to={ROUTE.withdrawal} />}>
          {t.withdraw}
        </Button>
      </div>
    </Card>
  )
}
