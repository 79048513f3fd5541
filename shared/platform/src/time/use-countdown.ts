/** Time left until an instant of the server's clock. */
import { useEffect, useState } from 'react'
import { now } from './clock.ts'

/**
 * Milliseconds left, updated every second; 0 afterwards.
 * @param untilMs epoch ms of the server, null = no countdown
 */
export function useCountdown(untilMs: number | null): number {
  const [leftMs, setLeftMs] = useState(() => leftUntil(untilMs))
  useEffect(() => {
    setLeftMs(leftUntil(untilMs))
    if (untilMs === null) return
    const handle = setInterval(() => {
      const rest = leftUntil(untilMs)
      setLeftMs(rest)
      if (rest === 0) clearInterval(handle)
    }, 1000)
    return () => clearInterval(handle)
  }, [untilMs])
  return leftMs
}

function leftUntil(untilMs: number | null): number {
  return untilMs === null ? 0 : Math.max(0, untilMs - now())
}
