import { useSession } from '@lantern/platform'
import { type ComponentType, useEffect, useState } from 'react'
import { useInteractive } from '../boot/use-interactive.ts'
import { bringQueries, inQueryScope } from '../queries/query-scope.tsx'

/** The count of a member's open bets, with its code once the page is interactive. Without that code the count waits for the next page. */
export function PendingCountSlot() {
  const isMember = useSession().kind === 'member'
  const isWanted = useInteractive() && isMember
  const [Count, setCount] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    Promise.all([import(/* webpackChunkName: "offline-queries" */ './pending-count.tsx'), bringQueries()]).then(
      ([{ PendingCount }]) => {
        if (!isGone) setCount(() => inQueryScope(PendingCount))
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return Count && <Count />
}
