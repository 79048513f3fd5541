import type { DataOf } from '@lantern/contract'
import { ROUTE } from '@lantern/contract'
import type { auditSummary } from '@lantern/contract/audit'
import { formatMoney, useMessages } from '@lantern/i18n'
import { toMinor } from '@lantern/platform'
import { Amount, Button, Card } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { ExplainedAmount } from '../parts/explain/explained-amount.tsx'
import { useHideAmounts } from '../parts/hide-amounts.atoms.ts'
import { MoneyHead } from '../parts/money/money-head.tsx'
import { partsMessages } from '../parts/parts.messages.ts'
import { auditMessages } from './audit.messages.ts'
import styles from './audit.module.css'
import { nextStepOf, shareOf } from './audit.rules.ts'

export type AuditSummaryProps = {
  summary: DataOf<typeof auditSummary>
  updatedAt: number
  isRefreshing: boolean
  onRefresh: () => void
}

/** The amount that can be withdrawn now, the turnover that the rest still needs, the next step, and where other money is. */
export function AuditSummary({ summary, updatedAt, isRefreshing, onRefresh }: AuditSummaryProps) {
  const t = useMessages(auditMessages)
  const p = useMessages(partsMessages)
  const { available, restricted, need, venues, openStakes, pace, bonus } = summary
  const [isHidden] = useHideAmounts()
  const step = nextStepOf(summary)
  const others = [
    { label: t.openBets, hint: t.openBetsHint, amount: openStakes },
    { label: t.inVenues, hint: t.inVenuesHint, amount: venues },
    { label: t.bonus, hint: t.bonusHint, amount: bonus },
    { label: t.pace, hint: '', amount: toMinor(need) > 0 ? pace : '0' },
  ]
  return (
    <Card kind="lit">
      <MoneyHead
        label={t.canTake}
        amount={summary.withdrawable}
        updatedAt={updatedAt}
        isRefreshing={isRefreshing}
        onRefresh={onRefresh}
      />
      <p className={styles.whole}>
        {p.available} <ExplainedAmount figure="main" label={p.available} value={available} size="sm" />
      </p>
      {toMinor(available) > 0 && (
        <div className={styles.meter} aria-hidden="true">
          <span className={styles.fill} style={{ width: `${shareOf(summary.withdrawable, available)}%` }} />
        </div>
      )}
      {toMinor(restricted) > 0 && (
        <p className={styles.legend}>
          <span className={styles.key} data-part="free">
            {t.free}
          </span>
          <span className={styles.key}>{t.restricted({ n: formatMoney(restricted) })}</span>
        </p>
      )}
      <p className={styles.need}>{needText()}</p>
      <div className={styles.action}>
        <Button kind={step === 'withdraw' ? 'primary' : 'secondary'} block render={<Link to={TARGET[step]} />}>
          {t[step]}
        </Button>
      </div>
      <dl className={styles.others}>
        {others.map(
          ({ label, hint, amount }) =>
            toMinor(amount) > 0 && (
              <div key={label} className={styles.other}>
                <dt>
                  {label}
                  {hint && <span className={styles.hint}>{hint}</span>}
                </dt>
                <dd>
                  <Amount value={amount} currency="¥" hidden={isHidden} hiddenLabel={p.hidden} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )

  function needText(): string {
    if (toMinor(need) > 0) return t.needs({ n: formatMoney(need) })
    return toMinor(available) > 0 ? t.needsNothing : t.nothingHere
  }
}

const TARGET = {
  withdraw: ROUTE.withdrawal,
  conditions: ROUTE.withdrawal,
  recall: ROUTE.wallet,
  deposit: ROUTE.deposit,
}
