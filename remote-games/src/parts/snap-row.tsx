import type { ReactNode } from 'react'
import styles from './snap-row.module.css'

/** A list that scrolls sideways, up to the edges of the page, and stops at its items. */
export function SnapRow({ children }: { children: ReactNode }) {
  return <ul className={styles.row}>{children}</ul>
}
