import { useEffect, useEffectEvent } from 'react'

// The only timers of the package: @lantern/ui is told everything and imports no platform, so it owns these two.

/** Calls `fn` every `everyMs` while the page is visible; null stops. Ends with its owner. */
export function useTick(fn: () => void, everyMs: number | null): void {
  const tick = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden') fn()
  })
  useEffect(() => {
    if (everyMs === null) return
    const timer = setInterval(() => tick(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}

/** Calls `fn` once after `afterMs`; null waits. A new `key` starts anew. Ends with its owner. */
export function useAfter(fn: () => void, afterMs: number | null, key?: unknown): void {
  const fire = useEffectEvent(() => fn())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key only restarts the wait
  useEffect(() => {
    if (afterMs === null) return
    const timer = setTimeout(() => fire(), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs, key])
}
