import { type ComponentPropsWithRef, useEffect, useEffectEvent, useState } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { clockParts } from './clock.rules.ts'
import styles from './countdown.module.css'

export type CountdownProps = Omit<ComponentPropsWithRef<'time'>, 'children'> & {
  /** When it ends, in epoch ms of the clock of `now`. */
  untilMs: number
  /** The clock; give the server-corrected one of the platform. @default Date.now */
  now?: () => number
  /** Read instead of the ticking digits, e.g. 剩余时间 / Time left. */
  label: string
  /** `boxes` puts each number on a tile. @default 'plain' */
  kind?: 'plain' | 'boxes'
  /** What a day is called after its number, e.g. 天 / d. @default 'd' */
  dayUnit?: string
  onEnd?: () => void
}

/** Time left as `1d 02:03:04` or `02:03`, in tabular figures; it does not shout each second to screen readers. */
export function Countdown(props: CountdownProps) {
  const { untilMs, now = Date.now, label, kind = 'plain', dayUnit = 'd', onEnd, className, ...time } = props
  const [leftMs, setLeftMs] = useState(() => Math.max(0, untilMs - now()))
  const update = useEffectEvent(() => {
    const left = Math.max(0, untilMs - now())
    setLeftMs(left)
    return left
  })
  const end = useEffectEvent(() => onEnd?.())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new end starts the clock anew
  useEffect(() => {
    if (update() === 0) return
    const timer = setInterval(() => {
      if (update() > 0) return
      clearInterval(timer)
      end()
    }, 250)
    return () => clearInterval(timer)
  }, [untilMs])
  const { days, parts } = clockParts(leftMs)
  const text = parts.join(':')
  return (
    <time {...time} role="timer" aria-label={`${label} ${days > 0 ? `${days} ${dayUnit} ` : ''}${text}`} aria-live="off" className={classNames(styles.countdown, className)} data-kind={kind} data-ended={leftMs === 0 || undefined}>
      <span className={styles.face} aria-hidden="true">
        {days > 0 && (
          <span className={styles.days}>
            {days}
            {dayUnit}
          </span>
        )}
        {kind === 'plain' ? text : parts.map((part, index) => <Box key={`${parts.length - index}`} part={part} isLast={index === parts.length - 1} />)}
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
