import type { DepositLimit } from '@lantern/contract/deposit'
import { entryOf } from '@lantern/contract/open-enum'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { useState } from 'react'
import { LimitSheet } from '../limits/limit-sheet.tsx'
import { limitsMessages } from '../limits/limits.messages.ts'
import { depositMessages } from './parts/deposit.messages.ts'
import styles from './parts/deposit.module.css'
import { limitShare } from './parts/deposit.rules.ts'

/** Usage of the tightest deposit limit, its reset time, and a link to change it. */
export function LimitBar({ limit }: { limit: DepositLimit }) {
  const l = useMessages(limitsMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.limit}>
      {limit.day === null ? (
        <p className={styles.limitNone}>{l.none}</p>
      ) : (
        <UsedBar limit={limit} ceiling={limit.day} />
      )}
      <Button kind="quiet" size="sm" className={styles.limitSet} onClick={() => setOpen(true)}>
        {l.set}
      </Button>
      <LimitSheet open={isOpen} onOpenChange={setOpen} />
    </div>
  )
}

function UsedBar({ limit, ceiling }: { limit: DepositLimit; ceiling: string }) {
  const t = useMessages(depositMessages)
  const share = limitShare(limit)
  const bars = { day: t.limitBar, week: t.limitBarWeek, month: t.limitBarMonth }
  const amounts = { x: formatMoney(limit.used), y: formatMoney(ceiling) }
  return (
    <>
      <div className={styles.limitTexts}>
        <span>{entryOf(bars, limit.period)?.(amounts) ?? `¥${amounts.x} / ¥${amounts.y}`}</span>
        <span>{t.limitReset({ t: formatDateTime(limit.resetAt, false) })}</span>
      </div>
      <div className={styles.meter} aria-hidden="true">
        <span className={styles.meterFill} data-full={share >= 90 || undefined} style={{ width: `${share}%` }} />
      </div>
    </>
  )
}
