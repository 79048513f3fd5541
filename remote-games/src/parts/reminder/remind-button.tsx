import { useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { Button } from '@lantern/ui'
import styles from './remind-button.module.css'
import { reminderMessages } from './reminder.messages.ts'
import { useReminder } from './reminders.ts'

/** Requests a mail when a venue opens, or cancels the request. */
export function RemindButton({ enName }: { enName: string }) {
  const t = useMessages(reminderMessages)
  const isMember = useSession().kind === 'member'
  const { isWaiting, isBusy, set } = useReminder(enName)
  if (!isMember) return <p className={styles.note}>{t.signIn}</p>
  return (
    <div className={styles.remind}>
      <p className={styles.note} role="status">
        {isWaiting ? t.waiting : ''}
      </p>
      <Button kind={isWaiting ? 'secondary' : 'primary'} size="lg" block busy={isBusy} onClick={() => set(!isWaiting)}>
        {isWaiting ? t.undo : t.remind}
      </Button>
    </div>
  )
}
