import type { ReactNode } from 'react'
import styles from './chip-row.module.css'

/** A row of filter chips that scrolls sideways up to the edges of the screen. @param label what the chips choose */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.row} aria-label={label}>
      {children}
    </fieldset>
  )
}
