import { useSyncExternalStore } from 'react'

/** Narrower than the stage of a wide screen. */
const PHONE = '(max-width: 599.98px)'

/** Whether the window is as narrow as a phone. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches)
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(PHONE)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
