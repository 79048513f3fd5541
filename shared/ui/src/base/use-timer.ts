import { useEffect, useEffectEvent } from 'react'

// The only timers of the package: @lantern/ui must not import platform, so it has its own.

/** Calls `fn` every `everyMs` while the page is visible; null stops it. Ends with its component. */
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

/** Calls `fn` once after `afterMs`; null pauses. A new `key` restarts it. Ends with its component. */
export function useAfter(fn: () => void, afterMs: number | null, key?: unknown): void {
  const fire = useEffectEvent(() => fn())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key only restarts the wait
  useEffect(() => {
    if (afterMs === null) return
    const timer = setTimeout(() => fire(), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs, key])
}
