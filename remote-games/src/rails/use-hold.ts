import { useInterval } from '@lantern/platform'
import { useState } from 'react'

/** A read that fails is repeated for seconds; it must not keep the rest of home away. */
const LIMIT_MS = 1_500

/** Whether to wait for something that loads: for a moment at most. */
export function useHold(isLoading: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useInterval(() => setOver(true), isLoading && !isOver ? LIMIT_MS : null)
  return isLoading && !isOver
}
