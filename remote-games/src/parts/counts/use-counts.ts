import type { PlatformCounts } from '@lantern/contract/site'
import { now, useEvent, useMinuteTick } from '@lantern/platform'
import { atom, useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { createCountsRunner } from './platform-counts.runner.ts'

/** Counts older than this are shown in grey (screens.md 4). */
const STALE_MS = 5 * 60_000

/** The last known counts, so that the next lobby shows them immediately. */
const countsAtom = atom<PlatformCounts | null>(null)

export type Counts = { counts: PlatformCounts | null; isStale: (value: { updatedAt: number }) => boolean }

/** Platform counts, refreshed every 60 s while the page is visible and on session changes (spec 4, 7). */
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
