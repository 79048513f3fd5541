import type { ReactNode } from 'react'
import styles from './page-body.module.css'

/** The column of a page, below its header. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}
