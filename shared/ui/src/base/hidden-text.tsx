import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './hidden-text.module.css'

export type HiddenTextProps = ComponentPropsWithRef<'span'>

/** Text for screen readers only; with `role="status"` it is announced when it changes. */
export function HiddenText({ className, ...span }: HiddenTextProps) {
  return <span {...span} className={classNames(styles.text, className)} />
}
