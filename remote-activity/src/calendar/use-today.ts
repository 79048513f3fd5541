import { siteDate } from '@lantern/contract/site-time'
import { createTimer, now } from '@lantern/platform'
import { useEffect, useState } from 'react'
import { nextDayAt } from './calendar.rules.ts'

/** The day of the site; changes at midnight (UTC+8) while the page is open, and when the member returns to it. */
export function useToday(): string {
  const [today, setToday] = useState(() => siteDate(now()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each day starts the timer of the next one
  useEffect(() => {
    const update = (): void => {
      setToday(siteDate(now()))
      // The timer may have fired slightly early, or the clock may have changed.
      timer.start(Math.max(1, nextDayAt(now()) - now()))
    }
    const timer = createTimer(update)
    timer.start(Math.max(1, nextDayAt(now()) - now()))
    // Timers do not run while a device sleeps.
    document.addEventListener('visibilitychange', update)
    return () => {
      timer.stop()
      document.removeEventListener('visibilitychange', update)
    }
  }, [today])
  return today
}
