import type { ReactNode } from 'react'
import styles from './age-line.module.css'

/** The adults-only notice, on every page that invites to play. */
export function AgeLine({ children }: { children: ReactNode }) {
  return (
    <p className={styles.line}>
      <span className={styles.age}>18+</span>
      {children}
    </p>
  )
}
