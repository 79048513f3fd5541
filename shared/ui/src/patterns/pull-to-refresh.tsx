import { type ReactNode, type TouchEvent, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { Spinner } from '../base/spinner.tsx'
import { IconDown } from '../icons/icons.ts'
import styles from './pull-to-refresh.module.css'

/** Released beyond this, in px, it refreshes; the finger moves twice as far. */
const TRIGGER = 56
const LIMIT = 88

export type PullToRefreshProps = {
  children: ReactNode
  onRefresh: () => Promise<unknown> | undefined
  labels: { pull: string; release: string; busy: string }
  /** A festival skin's figure instead of the arrow. */
  figure?: ReactNode
  disabled?: boolean
  className?: string
}

/** Pull to refresh on a root list; also provide a refresh button (G16). Only touches that start at the very top count. */
export function PullToRefresh({ children, onRefresh, labels, figure, disabled, className }: PullToRefreshProps) {
  const start = useRef<number | null>(null)
  const content = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<'idle' | 'pull' | 'release' | 'busy'>('idle')

  const move = (distance: number) => {
    if (content.current) content.current.style.transform = distance > 0 ? `translateY(${distance}px)` : ''
  }
  const onTouchStart = (event: TouchEvent) => {
    if (disabled || phase === 'busy' || window.scrollY > 0) return
    start.current = event.touches[0]?.clientY ?? null
  }
  const onTouchMove = (event: TouchEvent) => {
    const y = event.touches[0]?.clientY
    if (start.current === null || y === undefined) return
    const distance = Math.min(LIMIT, Math.max(0, (y - start.current) / 2))
    move(distance)
    setPhase(distance === 0 ? 'idle' : distance >= TRIGGER ? 'release' : 'pull')
  }
  const onTouchEnd = async () => {
    if (start.current === null) return
    start.current = null
    if (phase !== 'release') {
      move(0)
      setPhase('idle')
      return
    }
    move(TRIGGER)
    setPhase('busy')
    try {
      await onRefresh()
    } finally {
      move(0)
      setPhase('idle')
    }
  }
  return (
    <div
      className={classNames(styles.area, className)}
      data-phase={phase}
      onTouchStart={onTouchStart}
      onTouchMove={onTouchMove}
      onTouchEnd={() => void onTouchEnd()}
      onTouchCancel={() => void onTouchEnd()}
    >
      <div className={styles.head} role="status">
        {phase === 'busy' && <Spinner />}
        {(phase === 'pull' || phase === 'release') && (figure ?? <IconDown className={styles.arrow} />)}
        {phase !== 'idle' && <span>{labels[phase]}</span>}
      </div>
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </div>
  )
}
