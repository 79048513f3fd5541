import { formatDuration, useMessages } from '@lantern/i18n'
import { IconWarning } from '@lantern/ui'
import { maintenanceMessages } from '../../pages/maintenance/maintenance.messages.ts'
import styles from './venue-notice.module.css'

/** Over a venue that is open when maintenance begins: how long there is to finish. */
export function VenueNotice({ leftMs }: { leftMs: number }) {
  const t = useMessages(maintenanceMessages)
  return (
    <div className={styles.notice} role="alert">
      <IconWarning />
      {/* Announced once: a countdown that speaks each second drowns everything else. */}
      <p aria-live="off">{t.finish({ time: formatDuration(leftMs) })}</p>
    </div>
  )
}
