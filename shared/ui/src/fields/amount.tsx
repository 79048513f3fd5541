import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './amount.module.css'
import { amountParts } from './amount-filter.rules.ts'

export type AmountProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** A wire amount: `1234.5`, `-20.00`. Written with separators, two decimals and a true minus. */
  value: string
  /** Written weak before the digits: `¥`, `USDT`. */
  currency?: string
  /** 14, 16, 22 and 34. @default 'sm' */
  size?: 'sm' | 'md' | 'lg' | 'hero'
  /** Writes a plus before what is won. A minus is always written. */
  sign?: boolean
  /** Colour by the sign (`auto`) or by the word; colour is never the only sign. @default 'neutral' */
  tone?: 'neutral' | 'auto' | 'positive' | 'negative' | 'weak'
  /** The eye is closed: same room, no digits. `hiddenLabel` is read instead. */
  hidden?: boolean
  hiddenLabel?: string
  /** Digits after the point. @default 2 */
  decimals?: number
}

/** An amount in tabular figures. It never truncates; it may wrap only before its fraction's unit. */
export function Amount(props: AmountProps) {
  const {
    value,
    currency,
    size = 'sm',
    sign = false,
    tone = 'neutral',
    hidden = false,
    hiddenLabel,
    decimals,
    className,
    ...span
  } = props
  const parts = amountParts(value, decimals)
  const mark = parts.sign === 'minus' ? '−' : sign && parts.sign === 'plus' ? '+' : ''
  const shade = tone === 'auto' ? { minus: 'negative', plus: 'positive', none: 'neutral' }[parts.sign] : tone
  const digits = (
    <>
      {mark}
      {currency && <span className={styles.currency}>{currency}</span>}
      {parts.whole}
      {parts.fraction && <span className={styles.fraction}>.{parts.fraction}</span>}
    </>
  )
  return (
    <span
      {...span}
      className={classNames(styles.amount, className)}
      data-size={size}
      data-tone={hidden ? 'neutral' : shade}
      data-hidden={hidden || undefined}
    >
      {hidden ? (
        <>
          <span className={styles.veiled} aria-hidden="true">
            {digits}
          </span>
          <span className={styles.dots} role="img" aria-label={hiddenLabel ?? '•••'}>
            ••••
          </span>
        </>
      ) : (
        digits
      )}
    </span>
  )
}
