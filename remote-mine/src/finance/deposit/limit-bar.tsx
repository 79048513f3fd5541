import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { depositMessages } from './deposit.messages.ts'
import styles from './deposit.module.css'
import { limitShare } from './deposit.rules.ts'

/** How much of the member's own day limit is used and when it frees; nothing without a limit. The bar repeats the words. */
export function LimitBar({ limit }: { limit: { day: string | null; used: string; resetAt: number } }) {
  const t = useMessages(depositMessages)
  if (limit.day === null) return null
  const share = limitShare(limit)
  const text = t.limitBar({ x: formatMoney(limit.used), y: formatMoney(limit.day) })
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
