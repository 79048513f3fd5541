import { useMessages } from '@lantern/i18n'
import { homeMessages } from './home.messages.ts'
import styles from './retry-chip.module.css'

/** Replaces a failed block with a retry button. */
export function RetryChip({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(homeMessages)
  return (
    <button type="button" className={styles.chip} onClick={onRetry}>
      {t.retryBlock}
    </button>
  )
}
