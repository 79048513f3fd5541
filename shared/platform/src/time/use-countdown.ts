/** Time left until an instant of the server's clock. */
import { useEffect, useState } from 'react'
import { now } from './clock.ts'

/**
 * Milliseconds left, counted each second; 0 when it is over.
 * @param untilMs epoch ms of the server, null = no countdown
 */
export function useCountdown(untilMs: number | null): number {
  const left = (): number => (untilMs === null ? 0 : Math.max(0, untilMs - now()))
  const [leftMs, setLeftMs] = useState(left)
  useEffect(() => {
    setLeftMs(left())
    if (untilMs === null) return
    const handle = setInterval(() => {
      const rest = Math.max(0, untilMs - now())
      setLeftMs(rest)
      if (rest === 0) clearInterval(handle)
    }, 1000)
    return () => clearInterval(handle)
    // biome-ignore lint/correctness/useExhaustiveDependencies: `left` is derived from untilMs
  }, [untilMs])
  return leftMs
}
