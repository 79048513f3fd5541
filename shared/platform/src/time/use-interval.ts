/** A repeated call tied to a component. */
import { useEffect, useRef } from 'react'
import { startBeat } from './beat.ts'

/**
 * Calls `callback` every `ms`; not while the page is hidden, and at once when it becomes visible after a missed call.
 * @param ms null stops it
 */
export function useInterval(callback: () => void, ms: number | null): void {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => {
    if (ms === null) return
    return startBeat(() => latest.current(), ms)
  }, [ms])
}
