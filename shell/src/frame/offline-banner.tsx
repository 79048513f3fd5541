import { useMessages } from '@lantern/i18n'
import { IconOffline } from '@lantern/ui'
import { useSyncExternalStore } from 'react'
import { frameMessages } from './frame.messages.ts'
import styles from './offline-banner.module.css'

/** Says that what is shown may be old (G15). */
export function OfflineBanner() {
  const t = useMessages(frameMessages)
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.banner}>
          <IconOffline />
          {t.offline}
        </p>
      )}
    </div>
  )
}

function watch(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
