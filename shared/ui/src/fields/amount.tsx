import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './amount.module.css'
import { amountParts } from './amount-filter.rules.ts'

export type AmountProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** A wire amount: `1234.5`, `-20.00`. Shown with separators, two decimals and a true minus. */
  value: string
  /** Currency, shown dimmed directly before the digits: a sign (`¥`), or a code with its space (`USDT `). */
  currency?: string
  /** 14, 16, 22 and 34. @default 'sm' */
  size?: 'sm' | 'md' | 'lg' | 'hero'
  /** Shows a plus before positive amounts. A minus is always shown. */
  sign?: boolean
  /** Colour by sign (`auto`) or fixed; colour is never the only indication. @default 'neutral' */
  tone?: 'neutral' | 'auto' | 'positive' | 'negative' | 'weak'
  /** Hides the digits in the same space (closed eye). `hiddenLabel` is read instead. */
  hidden?: boolean
  hiddenLabel?: string
  /** Digits after the point. @default 2 */
  decimals?: number
}

/** An amount in tabular figures. It never truncates and wraps only before the fraction's unit. */
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
