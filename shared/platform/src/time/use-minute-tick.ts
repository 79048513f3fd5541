/** The shared tick that refreshes figures: platform counts and the pending count are fetched at the same moment (screens.md 13). */
import { PENDING_COUNT_REFRESH_MS } from '@lantern/contract/constants'
import { useEffect, useEffectEvent } from 'react'
import { startBeat } from './beat.ts'

const listeners = new Set<() => void>()
let stop: (() => void) | null = null

/** Calls `callback` on the shared tick, every 60 s; paused while the page is hidden, at once when it becomes visible after a missed tick. */
export function useMinuteTick(callback: () => void): void {
  const tick = useEffectEvent(callback)
  useEffect(() => follow(() => tick()), [])
}

/** The first subscriber starts the tick, the last one stops it. */
function follow(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= startBeat(() => {
    for (const each of [...listeners]) each()
  }, PENDING_COUNT_REFRESH_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}
