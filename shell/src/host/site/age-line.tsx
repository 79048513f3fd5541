import type { ReactNode } from 'react'
import styles from './age-line.module.css'

/** The line of adults: whom this is for, on every page that invites. */
export function AgeLine({ children }: { children: ReactNode }) {
  return (
    <p className={styles.line}>
      <span className={styles.age}>18+</span>
      {children}
    </p>
  )
}
