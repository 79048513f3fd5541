import { useEffect } from 'react'
import { useText } from '../locale.tsx'
import { VenueMark } from '../venue-mark.tsx'
import styles from './game-top.module.css'
import { usePlayText } from './use-play-text.ts'

export type GameTopProps = {
  venue: string
  title: string
  note: string
  onList: () => void
  onInfo: () => void
  onFairness: () => void
}

/** Mark, title, and buttons for the rules, the fairness page and the other games. */
export function GameTop({ venue, title, note, onList, onInfo, onFairness }: GameTopProps) {
  const { t } = usePlayText()
  const { t: words } = useText()
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <header className={styles.top}>
      <button type="button" className={styles.mark} aria-label={t.allGames} onClick={onList}>
        <VenueMark venue={venue} />
      </button>
      <div className={styles.names}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.note}>
          {note} · <span title={words.simulatedLong}>{words.simulated}</span>
        </p>
      </div>
      <button type="button" className={styles.tool} aria-label={t.fairness} onClick={onFairness}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4" />
        </svg>
      </button>
      <button type="button" className={styles.tool} aria-label={t.info} onClick={onInfo}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v6M12 7.5v.1" />
        </svg>
      </button>
    </header>
  )
}
