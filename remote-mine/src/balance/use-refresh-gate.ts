import { createTimer } from '@lantern/platform'
import { useEffect, useState } from 'react'

/** The balance is asked for at most this often by hand (G8). */
export const REFRESH_GAP_MS = 2_000

/** @returns whether the gate is open, and a way through it that closes it for two seconds */
export function useRefreshGate(): [isFree: boolean, pass: (run: () => void) => void] {
  const [isFree, setFree] = useState(true)
  const [timer] = useState(() => createTimer(() => setFree(true)))
  useEffect(() => timer.stop, [timer])
  return [
    isFree,
    (run) => {
      if (!isFree) return
      setFree(false)
      timer.start(REFRESH_GAP_MS)
      run()
    },
  ]
}
