import styles from './site-mark.module.css'

/** The default logo: shown while the server's logo is loading, and when there is none. */
export function SiteMark({ size = 'sm' }: { size?: 'sm' | 'lg' }) {
  return (
    <svg viewBox="0 0 32 32" className={styles.mark} data-size={size} aria-hidden="true">
      <path className={styles.line} d="M16 2v4M12 26h8M14 26v4M18 26v4" />
      <path className={styles.body} d="M11 6h10q6 10 0 20H11q-6-10 0-20z" />
      <path className={styles.rib} d="M16 6v20M12.500 6.500q-3 9.500 0 19M19.500 6.500q3 9.500 0 19" />
    </svg>
  )
}
