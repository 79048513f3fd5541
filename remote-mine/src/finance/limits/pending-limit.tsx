import type { Limit } from '@lantern/contract/safer'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { useCountdown } from '@lantern/platform'
import { Button, IconClock } from '@lantern/ui'
import styles from '../finance.module.css'
import { limitsMessages } from './limits.messages.ts'
import { useLimitText } from './use-limit-text.ts'

export type PendingLimitProps = {
  limit: Limit
  isBusy: boolean
  /** @param amount null for no limit */
  onSave: (amount: string | null) => void
}

/** A pending raise: it can be cancelled at any time and must be confirmed when the waiting period ends. */
export function PendingLimit({ limit, isBusy, onSave }: PendingLimitProps) {
  const t = useMessages(limitsMessages)
  const text = useLimitText(limit.kind)
  const { pending } = limit
  const isDue = useCountdown(pending?.at ?? null) === 0
  if (pending === null) return null
  const what = pending.amount === null ? t.toNone : t.raise({ n: text(pending.amount) })
  return (
    <Note
      tone="accent"
      role="status"
      icon={<IconClock />}
      action={
        <div className={styles.pair}>
          {isDue && (
            <Button size="sm" kind="primary" disabled={isBusy} onClick={() => onSave(pending.amount)}>
              {t.confirm}
            </Button>
          )}
          <Button size="sm" disabled={isBusy} onClick={() => onSave(limit.amount)}>
            {t.drop}
          </Button>
        </div>
      }
    >
      {isDue ? t.due({ what }) : t.waits({ what, t: formatDateTime(pending.at) })}
    </Note>
  )
}
