import type { LimitPeriod } from '@lantern/contract/safer'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { depositMessages } from './deposit.messages.ts'
import styles from './deposit.module.css'
import { limitShare } from './deposit.rules.ts'

type DepositLimit = { day: string | null; period?: LimitPeriod; used: string; resetAt: number }

/** How much of the limit that binds is used and when it frees; nothing without a limit. The bar repeats the words. */
export function LimitBar({ limit }: { limit: DepositLimit }) {
  const t = useMessages(depositMessages)
  if (limit.day === null) return null
  const share = limitShare(limit)
  const bars = { day: t.limitBar, week: t.limitBarWeek, month: t.limitBarMonth }
  const text = bars[limit.period ?? 'day']({ x: formatMoney(limit.used), y: formatMoney(limit.day) })
  return (
    <div className={styles.limit}>
      <div className={styles.limitTexts}>
        <span>{text}</span>
        <span>{t.limitReset({ t: formatDateTime(limit.resetAt).slice(0, -3) })}</span>
      </div>
      <div className={styles.meter} aria-hidden="true">
        <span className={styles.meterFill} data-full={share >= 90 || undefined} style={{ width: `${share}%` }} />
      </div>
    </div>
  )
}
