import { formatDateTime, useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { useCountdown } from '@lantern/platform'
import { Button, IconClock } from '@lantern/ui'
import styles from '../../finance.module.css'
import { settingsMessages } from './settings.messages.ts'

export type PendingSettingProps = {
  /** What changes, e.g. "Remove quiet hours". */
  what: string
  /** When it may be confirmed, epoch ms. */
  at: number
  isBusy: boolean
  onConfirm: () => void
  onKeep: () => void
}

/** A change that loosens: it can be cancelled at any time and must be confirmed when the waiting period ends. */
export function PendingSetting({ what, at, isBusy, onConfirm, onKeep }: PendingSettingProps) {
  const t = useMessages(settingsMessages)
  const isDue = useCountdown(at) === 0
  return (
    <Note
      tone="accent"
      role="status"
      icon={<IconClock />}
      action={
        <div className={styles.pair}>
          {isDue && (
            <Button size="sm" kind="primary" disabled={isBusy} onClick={onConfirm}>
              {t.confirm}
            </Button>
          )}
          <Button size="sm" disabled={isBusy} onClick={onKeep}>
            {t.keep}
          </Button>
        </div>
      }
    >
      {isDue ? t.due({ what }) : t.waits({ what, t: formatDateTime(at) })}
    </Note>
  )
}
