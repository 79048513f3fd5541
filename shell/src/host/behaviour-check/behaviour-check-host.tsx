import { installCaptchaHandler, pageStore } from '@lantern/platform'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { pendingCheckAtom, solveBehaviourCheck } from './solve-behaviour-check.ts'

const BehaviourCheckSheet = lazy(async () => ({
  default: (await import('./behaviour-check-sheet.tsx')).BehaviourCheckSheet,
}))

/** Renders the check while a call is waiting for it. Its code loads on first use. */
export function BehaviourCheckHost() {
  // 10409: any call may require it.
  useEffect(() => installCaptchaHandler(solveBehaviourCheck), [])
  const pending = useAtomValue(pendingCheckAtom, { store: pageStore })
  return (
    pending && (
      <Suspense fallback={null}>
        <BehaviourCheckSheet onSettled={pending.settle} />
      </Suspense>
    )
  )
}
