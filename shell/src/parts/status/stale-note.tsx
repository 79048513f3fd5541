import { useMessages } from '@lantern/i18n'
import { IconWarning } from '@lantern/ui'
import { statusMessages } from './status.messages.ts'
import styles from './status-page.module.css'

/** Says that the page shows what it knew before, because the server does not answer. */
export function StaleNote() {
  const t = useMessages(statusMessages)
  return (
    <p className={styles.note} role="status">
      <IconWarning />
      {t.stale}
    </p>
  )
}
