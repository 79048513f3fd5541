import type { ReactNode } from 'react'
import styles from './status-layout.module.css'

/** A quiet page with one thing to say, in the middle. */
export function StatusLayout({ children }: { children: ReactNode }) {
  return <div className={styles.layout}>{children}</div>
}
