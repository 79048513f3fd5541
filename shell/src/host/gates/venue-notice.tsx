import { formatDuration, useMessages } from '@lantern/i18n'
import { IconWarning } from '@lantern/ui'
import { venueNoticeMessages } from './venue-notice.messages.ts'
import styles from './venue-notice.module.css'

/** Over a venue that is open when maintenance begins: how long there is to finish. */
export function VenueNotice({ leftMs }: { leftMs: number }) {
  const t = useMessages(venueNoticeMessages)
  return (
    <div className={styles.notice} role="alert">
      <IconWarning />
      {/* Announced once: a countdown that speaks each second drowns everything else. */}
      <p aria-live="off">{t.finish({ time: formatDuration(leftMs) })}</p>
    </div>
  )
}
