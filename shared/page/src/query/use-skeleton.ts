/** When a skeleton shows: after 200 ms, and then for at least 300 ms, so that it does not flicker (spec 9, screens.md 0.1). */
import { LAZY_DELAY_MS } from '@lantern/contract/constants'
import { createTimer } from '@lantern/platform'
import { useEffect, useState } from 'react'

const KEEP_MS = 300

/** `wait` renders nothing yet, `show` the skeleton, `ready` the content. */
export function useSkeleton(isPending: boolean): 'wait' | 'show' | 'ready' {
  const [phase, setPhase] = useState<'wait' | 'show' | 'held' | 'ready'>(isPending ? 'wait' : 'ready')
  useEffect(() => {
    if (phase === 'wait') {
      if (!isPending) return setPhase('ready')
      const timer = createTimer(() => setPhase('show'))
      timer.start(LAZY_DELAY_MS)
      return timer.stop
    }
    if (phase === 'show') {
      const timer = createTimer(() => setPhase('held'))
      timer.start(KEEP_MS)
      return timer.stop
    }
    if (phase === 'held' && !isPending) setPhase('ready')
    if (phase === 'ready' && isPending) setPhase('wait')
    return undefined
  }, [phase, isPending])
  if (phase === 'ready' || (phase === 'wait' && !isPending)) return isPending ? 'wait' : 'ready'
  return phase === 'wait' ? 'wait' : 'show'
}
