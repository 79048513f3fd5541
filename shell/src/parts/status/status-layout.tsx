import type { ReactNode } from 'react'
import styles from './status-layout.module.css'

/** A centred page with a single message. */
export function StatusLayout({ children }: { children: ReactNode }) {
  return <div className={styles.layout}>{children}</div>
}
