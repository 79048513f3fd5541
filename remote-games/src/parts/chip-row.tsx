import { classNames } from '@lantern/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './chip-row.module.css'

export type ChipRowProps = {
  /** What the chips choose. */
  label: string
  /** Key of the chosen chip: it is scrolled into view when the key changes. */
  chosen?: string | number
  className?: string | undefined
  children: ReactNode
}

/** A row of chips that scrolls sideways up to the edges of the screen, where a chip that is cut fades. One that is chosen is pressed or current. */
export function ChipRow({ label, chosen, className, children }: ChipRowProps) {
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (chosen === undefined) return
    const chip = row.current?.querySelector('[aria-pressed="true"], [aria-current]')
    chip?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return (
    <fieldset ref={row} className={classNames(styles.row, className)} aria-label={label} data-fade-end>
      {children}
    </fieldset>
  )
}
