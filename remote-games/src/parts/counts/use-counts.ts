import type { PlatformCounts } from '@lantern/contract/site'
import { now, useEvent, useMinuteTick } from '@lantern/platform'
import { atom, useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { createCountsRunner } from './platform-counts.runner.ts'

/** Older figures are shown grey (screens.md 4). */
const STALE_MS = 5 * 60_000

/** What the last lobby knew: the next one shows it at once. */
const countsAtom = atom<PlatformCounts | null>(null)

export type Counts = { counts: PlatformCounts | null; isStale: (value: { updatedAt: number }) => boolean }

/** Platform counts, refreshed each 60 s while somebody looks at them and when the session changes (spec 4, 7). */
export function useCounts(): Counts {
  const [counts, setCounts] = useAtom(countsAtom)
  const [runner] = useState(() => createCountsRunner(setCounts))
  useEffect(() => {
    runner.refresh()
    return () => runner.stop()
  }, [runner])
  useMinuteTick(() => runner.refresh())
  useEvent('session:changed', () => {
    runner.stop()
    runner.refresh()
  })
  return { counts, isStale: ({ updatedAt }) => now() - updatedAt > STALE_MS }
}
