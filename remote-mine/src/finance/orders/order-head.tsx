import { IconCheck, IconClock, IconClose, IconMinus, IconWarning } from '@lantern/ui'
import type { ReactNode } from 'react'
import type { OrderTone } from '../../parts/order-state.rules.ts'
import styles from '../finance.module.css'

const MARKS: Readonly<Record<OrderTone, ReactNode>> = {
  positive: <IconCheck />,
  negative: <IconClose />,
  neutral: <IconMinus />,
  warning: <IconClock />,
  info: <IconClock />,
}

export type OrderHeadProps = { tone: OrderTone; state: string; text?: ReactNode; children?: ReactNode }

/** Heading of an order: an icon, the state and one sentence. */
export function OrderHead({ tone, state, text, children }: OrderHeadProps) {
  return (
    <div className={styles.orderHead}>
      <span className={styles.orderMark} data-tone={tone} aria-hidden="true">
        {MARKS[tone] ?? <IconWarning />}
      </span>
      <p className={styles.orderState} role="status">
        {state}
      </p>
      {children}
      {text != null && <p className={styles.orderText}>{text}</p>}
    </div>
  )
}
