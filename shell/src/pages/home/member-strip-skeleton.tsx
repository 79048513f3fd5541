import styles from './home-page.module.css'

/** Room of the member strip while its remote is on its way. */
export function MemberStripSkeleton() {
  return <div className={styles.member} aria-hidden="true" />
}
