import styles from './panel.module.css'

export type PanelProps = { title: string; text?: string; isBusy?: boolean; action?: string; onAction?: () => void }

/** One sentence and at most one action, centred: opening, empty, failed, expired. */
export function Panel({ title, text, isBusy = false, action, onAction }: PanelProps) {
  return (
    <div className={styles.panel} role="status" aria-busy={isBusy}>
      <span className={styles.mark} data-busy={isBusy} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && (
        <button type="button" className={styles.action} onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  )
}
