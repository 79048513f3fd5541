import { createTimer } from '@lantern/platform'
import { useEffect, useState } from 'react'

/** The balance is asked for at most this often by hand (G8). */
const REFRESH_GAP_MS = 2_000

/** @returns whether the gate is open, and a way through it that closes it for `gapMs` */
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
