import type { ReactNode } from 'react'
import styles from './snap-row.module.css'

/** A list that scrolls sideways, from the edge of the screen to the end of the column, and stops at its items. */
export function SnapRow({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.row} data-fade-end>
      {children}
    </ul>
  )
}
