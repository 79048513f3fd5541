import { useMessages } from '@lantern/i18n'
import { homeMessages } from './home.messages.ts'
import styles from './retry-chip.module.css'

/** In place of a block that failed: it alone, with a way to try again. */
export function RetryChip({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(homeMessages)
  return (
    <button type="button" className={styles.chip} onClick={onRetry}>
      {t.retryBlock}
    </button>
  )
}
