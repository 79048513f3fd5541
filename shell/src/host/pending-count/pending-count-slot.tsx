import { useSession } from '@lantern/platform'
import { useInteractive } from '../boot/use-interactive.ts'
import { useLatePart } from '../boot/use-late-part.ts'
import { bringQueries, inQueryScope } from '../queries/query-scope.tsx'

/** The count of a member's open bets, with its code once the page is interactive. */
export function PendingCountSlot() {
  const isMember = useSession().kind === 'member'
  const isWanted = useInteractive() && isMember
  const Count = useLatePart(isWanted, loadCount)
  return isMember && Count && <Count />
}

async function loadCount() {
  const [{ PendingCount }] = await Promise.all([
    import(/* webpackChunkName: "offline-queries" */ './pending-count.tsx'),
    bringQueries(),
  ])
  return inQueryScope(PendingCount)
}
