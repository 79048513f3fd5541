import { installCaptchaHandler, pageStore } from '@lantern/platform'
import { useAtomValue } from 'jotai'
import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import { bringQueries, QueryScope } from '../queries/query-scope.tsx'
import { pendingCheckAtom, solveBehaviourCheck } from './solve-behaviour-check.ts'

const BehaviourCheckSheet = lazy(async () => {
  const [{ BehaviourCheckSheet: Sheet }] = await Promise.all([import('./behaviour-check-sheet.tsx'), bringQueries()])
  return {
    default: (props: ComponentProps<typeof Sheet>) => (
      <QueryScope>
        <Sheet {...props} />
      </QueryScope>
    ),
  }
})

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
