import { type ReactNode, useDeferredValue } from 'react'

/**
 * Renders the content of an overlay after its frame, in slices, so that opening is not one long task.
 * Until then it leaves a mark by which the overlay keeps its starting position.
 */
export function AfterFrame({ children }: { children: ReactNode }) {
  const isFrameShown = useDeferredValue(true, false)
  return isFrameShown ? children : <span data-waits-for-content hidden />
}
