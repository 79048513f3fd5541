import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './badge.module.css'

export type Tone = 'neutral' | 'accent' | 'positive' | 'negative' | 'warning' | 'info' | 'live'

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /** @default 'neutral' */
  tone?: Tone
  icon?: ReactNode
  /** A pulsing dot before the text, for live content. */
  pulse?: boolean
}

/** A state or a count. Renders a `<span>`. */
export function Badge({ tone = 'neutral', icon, pulse, className, children, ...span }: BadgeProps) {
  return (
    <span {...span} className={classNames(styles.badge, className)} data-tone={tone}>
      {pulse && <span className={styles.pulse} aria-hidden="true" />}
      {icon}
      {children}
    </span>
  )
}
