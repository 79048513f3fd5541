import { useMessages } from '@lantern/i18n'
import { now, useInterval } from '@lantern/platform'
import { useState } from 'react'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import styles from './time-left.module.css'

const SECOND_MS = 1_000
const MINUTE_S = 60
const HOUR_S = 3_600
/** What the whole bar stands for, the same on every card: a server does not say when a round began. Before that there is none. */
const BAR_S = 30

/** Time until bets on the running round close, its last half minute as a bar too, then until those on the next one open; a separate component, so that each second renders one text only. */
export function TimeLeft({ closeAt, endAt }: { closeAt: number; endAt: number }) {
  const t = useMessages(lobbyMessages)
  const [at, setAt] = useState(now)
  useInterval(() => setAt(now()), at >= endAt ? null : SECOND_MS)
  const left = Math.ceil((closeAt - at) / SECOND_MS)
  if (left > 0)
    return (
      <>
        <span className={styles.dot} aria-hidden="true" />
        {t.betsClose({ time: countdown(left) })}
        {left <= BAR_S && <span className={styles.bar} style={{ scale: `${left / BAR_S} 1` }} aria-hidden="true" />}
      </>
    )
  return (
    <span data-closed>
      {at >= endAt ? t.betsClosed : t.betsOpen({ time: countdown(Math.ceil((endAt - at) / SECOND_MS)) })}
    </span>
  )
}

function countdown(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = `${two(Math.floor((seconds % HOUR_S) / MINUTE_S))}:${two(seconds % MINUTE_S)}`
  return seconds >= HOUR_S ? `${Math.floor(seconds / HOUR_S)}:${rest}` : rest
}
