import { createTimer } from '@lantern/platform'
import { useEffect, useState } from 'react'

/** A drag asks for the days that it rests on, not for each that it passes. */
const REST_MS = 150

/** The value once it has not changed for a moment. */
export function useRested(value: number): number {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = createTimer(() => setRested(value))
    timer.start(REST_MS)
    return () => timer.stop()
  }, [value])
  return rested
}
