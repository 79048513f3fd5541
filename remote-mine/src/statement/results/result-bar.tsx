import styles from '../parts/statement.module.css'

/** A bar to the left of the middle for a loss, to the right for a gain. @param length -1 to 1. The row has the figure. */
export function ResultBar({ length }: { length: number }) {
  return (
    <svg viewBox="0 0 200 8" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
      <rect
        className={styles.length}
        data-loss={length < 0 || undefined}
        x={length < 0 ? Math.min(100 + length * 100, 98) : 100}
        width={Math.max(Math.abs(length) * 100, 2)}
        height="8"
      />
      <path className={styles.axis} d="M100 0v8" />
    </svg>
  )
}
