import { PENDING_COUNT_KEY, pendingCount } from '@lantern/contract/pending-count'
import { call, useMinuteTick, useSession } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { useInteractive } from '../boot/use-interactive.ts'

/**
 * Keeps the number of a member's open bets known on every page: asked for once the page can be used, then on its tick (spec 4: each 60 s), not
 * while it is hidden. A count that cannot be had is asked for at the next tick.
 */
export function usePendingCount(): void {
  const isMember = useSession().kind === 'member'
  const isReady = useInteractive()
  const { refetch } = useQuery({
    queryKey: PENDING_COUNT_KEY,
    queryFn: ({ signal }) => call(pendingCount, {}, { signal }),
    enabled: isMember && isReady,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useMinuteTick(() => {
    if (isMember) void refetch()
  })
}
