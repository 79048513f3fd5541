import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { useTick } from '../base/use-timer.ts'
import { wantsStillness } from '../base/wants-stillness.ts'
import { IconPause, IconPlay } from '../icons/icons.ts'
import styles from './marquee.module.css'

type MarqueeItem = { id: string; text: string }

export type MarqueeProps = {
  /** Accessible name of the lines: 公告 / Notices. */
  label: string
  items: readonly MarqueeItem[]
  labels: { pause: string; play: string }
  /** Makes the line a button. */
  onSelect?: (item: MarqueeItem) => void
  icon?: ReactNode
  /** Duration of one line, ms. @default 5000 */
  everyMs?: number
  className?: string
}

/** Notices that rotate on one line; can be paused, a tap shows the full text. Long ones end in an ellipsis. */
export function Marquee({ label, items, labels, onSelect, icon, everyMs = 5_000, className }: MarqueeProps) {
  const [turn, setTurn] = useState(0)
  const [playing, setPlaying] = useState(true)
  const [held, setHeld] = useState(false)
  const first = items[0]?.id
  const [newest, setNewest] = useState(first)
  // A new notice is shown at once, unless somebody reads or is about to press another.
  if (first !== newest && !held) {
    setNewest(first)
    setTurn(0)
  }
  const item = items[turn % Math.max(1, items.length)]
  useEffect(() => {
    if (wantsStillness()) setPlaying(false)
  }, [])
  useTick(() => setTurn((turn + 1) % items.length), playing && !held && items.length > 1 ? everyMs : null)
  if (!item) return null
  const line = (
    <span key={item.id} className={styles.line}>
      {item.text}
    </span>
  )
  return (
    <section
      className={classNames(styles.marquee, className)}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {icon != null && <span className={styles.icon}>{icon}</span>}
      {onSelect ? (
        <button type="button" className={styles.window} onClick={() => onSelect(item)}>
          {line}
        </button>
      ) : (
        <span className={styles.window}>{line}</span>
      )}
      {items.length > 1 && (
        <button
          type="button"
          className={styles.control}
          aria-label={playing ? labels.pause : labels.play}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <IconPause /> : <IconPlay />}
        </button>
      )}
    </section>
  )
}
