import { useMessages } from '@lantern/i18n'
import { now, useInterval } from '@lantern/platform'
import { useState } from 'react'
import { lobbyMessages } from '../parts/lobby.messages.ts'

const SECOND_MS = 1_000
const MINUTE_S = 60
const HOUR_S = 3_600

/** Time until bets on the running round close, then until those on the next one open; a separate component, so that each second renders one text only. */
export function TimeLeft({ closeAt, endAt }: { closeAt: number; endAt: number }) {
  const t = useMessages(lobbyMessages)
  const [at, setAt] = useState(now)
  useInterval(() => setAt(now()), at >= endAt ? null : SECOND_MS)
  if (at >= endAt) return <span data-closed>{t.betsClosed}</span>
  if (at >= closeAt)
    return <span data-closed>{t.betsOpen({ time: countdown(Math.ceil((endAt - at) / SECOND_MS)) })}</span>
  return <>{t.betsClose({ time: countdown(Math.ceil((closeAt - at) / SECOND_MS)) })}</>
}

function countdown(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = `${two(Math.floor((seconds % HOUR_S) / MINUTE_S))}:${two(seconds % MINUTE_S)}`
  return seconds >= HOUR_S ? `${Math.floor(seconds / HOUR_S)}:${rest}` : rest
}
