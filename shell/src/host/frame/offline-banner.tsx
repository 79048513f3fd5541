import { formatTime, useMessages } from '@lantern/i18n'
import { now, useInterval, useOnline } from '@lantern/platform'
import { IconOffline } from '@lantern/ui'
import { useEffect } from 'react'
import { refreshSite, useSiteSource } from '../site/site.ts'
import { dataTime } from './data-time.ts'
import { frameMessages } from './frame.messages.ts'
import styles from './offline-banner.module.css'

/** Pre-info that only this device knew is asked for again this often. */
const SITE_RETRY_MS = 15_000

/** Says that what is shown may be old (G15): offline, or the server never told this page about the site. */
export function OfflineBanner() {
  const t = useMessages(frameMessages)
  const isOnline = useOnline()
  const source = useSiteSource()
  useEffect(() => {
    if (source === 'unasked') void refreshSite()
  }, [source])
  useInterval(() => void refreshSite(), source === 'kept' ? SITE_RETRY_MS : null)
  const sentence = isOnline ? source === 'kept' && t.keptSite : t.offline({ time: formatTime(dataTime() ?? now()) })
  return (
    <div role="status" className={styles.place}>
      {sentence && (
        <p className={styles.banner}>
          <IconOffline />
          {sentence}
        </p>
      )}
    </div>
  )
}
