import type { Offer } from '@lantern/contract/activity'
import { createTimer, now } from '@lantern/platform'
import { useEffect, useState } from 'react'
import { nextEnd, runningOffers } from './offer.rules.ts'

/** Longest delay of a browser timer. */
const MAX_DELAY_MS = 2_147_483_647

/** The offers that have not ended; an offer is removed at the instant at which it ends. */
export function useRunningOffers(offers: readonly Offer[]): Offer[] {
  const [at, setAt] = useState(now)
  const end = nextEnd(offers, at)
  useEffect(() => {
    if (end === null) return
    const timer = createTimer(() => setAt(now()))
    timer.start(Math.min(MAX_DELAY_MS, Math.max(0, end - now())))
    return timer.stop
  }, [end])
  return runningOffers(offers, at)
}
