import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './chip.module.css'

export type ChipProps = ComponentPropsWithRef<'button'> & {
  /** Whether the chip is selected; omit it for a plain action. */
  selected?: boolean
  icon?: ReactNode
  /** After the text: a count. */
  count?: ReactNode
}

/** A small round `<button>` for filters and suggestions. */
export function Chip({ selected, icon, count, className, children, type = 'button', ...button }: ChipProps) {
  return (
    <button type={type} {...button} className={classNames(styles.chip, className)} aria-pressed={selected}>
      {icon}
      <span>{children}</span>
      {count != null && <span className={styles.count}>{count}</span>}
    </button>
  )
}
