/** A repeated call that pauses while the page is hidden. */

/**
 * Calls `callback` every `ms`; not while the page is hidden, and at once when it becomes visible after a missed call.
 * @returns stops it
 */
export function startBeat(callback: () => void, ms: number): () => void {
  let last = Date.now()
  const beat = (): void => {
    last = Date.now()
    callback()
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
}
