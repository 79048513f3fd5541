import styles from './home-page.module.css'

/** Space of the member strip while its remote is loading. */
export function MemberStripSkeleton() {
  return <div className={styles.member} aria-hidden="true" />
}
