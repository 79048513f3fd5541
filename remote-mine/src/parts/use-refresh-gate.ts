import { createTimer } from '@lantern/platform'
import { useEffect, useState } from 'react'

/** Shortest interval between manual refreshes of the balance (G8). */
const REFRESH_GAP_MS = 2_000

/** Throttles manual refreshes. @returns whether a refresh is allowed, and a function that runs one and blocks the next for `gapMs` */
export function useRefreshGate(gapMs = REFRESH_GAP_MS): [isFree: boolean, pass: (run: () => void) => void] {
  const [isFree, setFree] = useState(true)
  const [timer] = useState(() => createTimer(() => setFree(true)))
  useEffect(() => timer.stop, [timer])
  return [
    isFree,
    (run) => {
      if (!isFree) return
      setFree(false)
      timer.start(gapMs)
      run()
    },
  ]
}
