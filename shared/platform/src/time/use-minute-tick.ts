/** The one tick of the page on which figures are refreshed: platform counts and the pending count ask at the same moment (screens.md 13). */
import { PENDING_COUNT_REFRESH_MS } from '@lantern/contract/constants'
import { useEffect, useEffectEvent } from 'react'
import { startBeat } from './beat.ts'

const listeners = new Set<() => void>()
let stop: (() => void) | null = null

/** Calls `callback` on the tick of the page, each 60 s; still while the page is hidden, at once when it is seen again after a missed one. */
export function useMinuteTick(callback: () => void): void {
  const tick = useEffectEvent(callback)
  useEffect(() => follow(() => tick()), [])
}

/** The first who follows starts the tick, the last who leaves ends it. */
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
