import { formatTime, useMessages } from '@lantern/i18n'
import { useFreshness } from '../feed/live-prices.ts'
import { sportMessages } from './sport.messages.ts'
import styles from './stale-note.module.css'

/** Note with the time of stale prices, whose cells are locked. */
export function StaleNote() {
  const t = useMessages(sportMessages)
  const { isFresh, at } = useFreshness()
  if (isFresh || at === 0) return null
  return (
    <p className={styles.note} role="status">
      {t.pricesFrom({ time: formatTime(at, true) })}
    </p>
  )
}
