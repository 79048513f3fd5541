import type { ReactNode } from 'react'
import styles from './parts.module.css'

/** The column of a page of the member area, below its header. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
