import { formatDuration, useMessages } from '@lantern/i18n'
import { IconWarning } from '@lantern/ui'
import { venueNoticeMessages } from './venue-notice.messages.ts'
import styles from './venue-notice.module.css'

/** Shown over an open venue when maintenance begins: the time left to finish. */
export function VenueNotice({ leftMs }: { leftMs: number }) {
  const t = useMessages(venueNoticeMessages)
  return (
    <div className={styles.notice} role="alert">
      <IconWarning />
      {/* Announced once: announcing every second of a countdown would drown out everything else. */}
      <p aria-live="off">{t.finish({ time: formatDuration(leftMs) })}</p>
    </div>
  )
}
