import { useMessages } from '@lantern/i18n'
import { Button, IconButton, IconClose, IconRefresh } from '@lantern/ui'
import styles from './update-toast.module.css'
import { updatesMessages } from './updates.messages.ts'

export type UpdateToastProps = { isOffered: boolean; onAccept: () => void; onDecline: () => void }

/** Announces a newer version and stays until answered (G15). Mounted empty, so that its text is announced when it appears. */
export function UpdateToast({ isOffered, onAccept, onDecline }: UpdateToastProps) {
  const t = useMessages(updatesMessages)
  return (
    <section className={styles.region} aria-label={t.region}>
      <div role="status">
        {isOffered && (
          <div className={styles.toast}>
            <IconRefresh />
            <p className={styles.text}>
              <strong>{t.title}</strong>
              <span>{t.hint}</span>
            </p>
            <Button kind="primary" size="sm" onClick={onAccept}>
              {t.reload}
            </Button>
            <IconButton className={styles.close} label={t.later} icon={<IconClose />} onClick={onDecline} />
          </div>
        )}
      </div>
    </section>
  )
}
