import { formatTime, useMessages } from '@lantern/i18n'
import { now, useInterval, useOnline } from '@lantern/platform'
import { IconOffline, IconWarning } from '@lantern/ui'
import { useEffect } from 'react'
import { refreshSite, useSiteSource } from '../site/site.ts'
import { dataTime } from './data-time.ts'
import { frameMessages } from './frame.messages.ts'
import styles from './offline-banner.module.css'

/** Retry interval while pre-info is known only from this device's cache. */
const SITE_RETRY_MS = 15_000

/** Warns that the data may be stale (G15): the page is offline, or the server never answered pre-info, or with what the page cannot read. */
export function OfflineBanner() {
  const t = useMessages(frameMessages)
  const isOnline = useOnline()
  const source = useSiteSource()
  useEffect(() => {
    if (source === 'unasked') void refreshSite()
  }, [source])
  const isKept = source === 'kept' || source === 'unreadable'
  useInterval(() => void refreshSite(), isKept ? SITE_RETRY_MS : null)
  const sentence = isOnline
    ? isKept && (source === 'kept' ? t.keptSite : t.unreadableSite)
    : t.offline({ time: formatTime(dataTime() ?? now()) })
  return (
    <div role="status" className={styles.place}>
      {sentence && (
        <p className={styles.banner}>
          {isOnline && source === 'unreadable' ? <IconWarning /> : <IconOffline />}
          {sentence}
        </p>
      )}
    </div>
  )
}
