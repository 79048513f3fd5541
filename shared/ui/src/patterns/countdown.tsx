import { type ComponentPropsWithRef, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { useTick } from '../base/use-timer.ts'
import { clockParts } from './clock.rules.ts'
import styles from './countdown.module.css'

/** Four updates per second: a digit changes at most a quarter of a second late. */
const TICK_MS = 250

export type CountdownProps = Omit<ComponentPropsWithRef<'time'>, 'children'> & {
  /** End, in epoch ms of the clock `now`. */
  untilMs: number
  /** The clock; pass the platform's server-corrected one. @default Date.now */
  now?: () => number
  /** Read instead of the changing digits, e.g. 剩余时间 / Time left. */
  label: string
  /** `boxes` shows each number on a tile. @default 'plain' */
  kind?: 'plain' | 'boxes'
  /** Unit of days, e.g. 天 / d. @default 'd' */
  dayUnit?: string
  onEnd?: () => void
}

/** Time left as `1d 02:03:04` or `02:03`, in tabular figures; not announced every second. */
export function Countdown(props: CountdownProps) {
  const { untilMs, now = deviceNow, label, kind = 'plain', dayUnit = 'd', onEnd, className, ...time } = props
  const leftNow = () => Math.max(0, untilMs - now())
  const [leftMs, setLeftMs] = useState(leftNow)
  // Show a new end at once, not at the next tick.
  const [shownEnd, setShownEnd] = useState(untilMs)
  if (shownEnd !== untilMs) {
    setShownEnd(untilMs)
    setLeftMs(leftNow())
  }
  const toldEnd = useRef<number | null>(null)
  const update = () => {
    const left = leftNow()
    setLeftMs(left)
    if (left > 0 || toldEnd.current === untilMs) return
    toldEnd.current = untilMs
    onEnd?.()
  }
  useTick(update, leftMs > 0 ? TICK_MS : null)
  const { days, parts } = clockParts(leftMs)
  const text = parts.join(':')
  return (
    <time
      {...time}
      role="timer"
      aria-label={`${label} ${days > 0 ? `${days} ${dayUnit} ` : ''}${text}`}
      aria-live="off"
      className={classNames(styles.countdown, className)}
      data-kind={kind}
      data-ended={leftMs === 0 || undefined}
    >
      <span className={styles.face} aria-hidden="true">
        {days > 0 && (
          <span className={styles.days}>
            {days}
            {dayUnit}
          </span>
        )}
        {kind === 'plain'
          ? text
          : parts.map((part, index) => (
              <Box key={`${parts.length - index}`} part={part} isLast={index === parts.length - 1} />
            ))}
      </span>
    </time>
  )
}

function Box({ part, isLast }: { part: string; isLast: boolean }) {
  return (
    <>
      <span className={styles.box}>{part}</span>
      {!isLast && <span className={styles.colon}>:</span>}
    </>
  )
}

function deviceNow(): number {
  return Date.now()
}
