/** A repeated call tied to a component. */
import { useEffect, useRef } from 'react'

/**
 * Calls `callback` each `ms`; not while the page is hidden, and at once when it is seen again after a missed beat.
 * @param ms null stops it
 */
export function useInterval(callback: () => void, ms: number | null): void {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => {
    if (ms === null) return
    let last = Date.now()
    const beat = (): void => {
      last = Date.now()
      latest.current()
    }
    const handle = setInterval(() => {
      if (!document.hidden) beat()
    }, ms)
    const seen = (): void => {
      if (!document.hidden && Date.now() - last >= ms) beat()
    }
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(handle)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [ms])
}
