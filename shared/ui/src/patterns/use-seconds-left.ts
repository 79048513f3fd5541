import { useEffect, useState } from 'react'

/** Counts whole seconds down to 0 from the first render; stands still while the page is hidden (G1). */
export function useSecondsLeft(from: number): number {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    if (from <= 0) return
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') setLeft((seconds) => Math.max(0, seconds - 1))
    }, 1000)
    return () => clearInterval(timer)
  }, [from])
  return left
}
