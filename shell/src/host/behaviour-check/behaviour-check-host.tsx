import { installCaptchaDoor, pageStore } from '@lantern/platform'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { pendingCheckAtom, solveBehaviourCheck } from './solve-behaviour-check.ts'

const BehaviourCheckSheet = lazy(async () => ({
  default: (await import('./behaviour-check-sheet.tsx')).BehaviourCheckSheet,
}))

/** Draws the check while somebody waits for it. Its code comes with its first use. */
export function BehaviourCheckHost() {
  // 10409: any call may be told to pass it.
  useEffect(() => installCaptchaDoor(solveBehaviourCheck), [])
  const pending = useAtomValue(pendingCheckAtom, { store: pageStore })
  return (
    pending && (
      <Suspense fallback={null}>
        <BehaviourCheckSheet onSettled={pending.settle} />
      </Suspense>
    )
  )
}
