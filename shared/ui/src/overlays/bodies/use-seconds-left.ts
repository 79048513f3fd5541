import { useState } from 'react'
import { useTick } from '../../base/use-timer.ts'

/** Counts whole seconds down to 0 from the first render; pauses while the page is hidden (G1). */
export function useSecondsLeft(from: number): number {
  const [left, setLeft] = useState(from)
  useTick(() => setLeft((seconds) => Math.max(0, seconds - 1)), left > 0 ? 1_000 : null)
  return left
}
