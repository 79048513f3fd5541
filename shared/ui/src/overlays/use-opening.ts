import { useDeferredValue } from 'react'

/** Opens in a render of its own, which the browser may interrupt, so that the tap is answered first; closes at once. */
export function useOpening(open: boolean): boolean {
  return useDeferredValue(open, false) && open
}
