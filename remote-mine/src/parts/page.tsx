import type { ReactNode } from 'react'
import styles from './parts.module.css'

/** The column of a page of the member area. The header above it is the shell's. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
