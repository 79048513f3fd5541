import { PENDING_COUNT_KEY, pendingCount } from '@lantern/contract/pending-count'
import { call, useMinuteTick, useSession } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { useInteractive } from '../boot/use-interactive.ts'

/**
 * Keeps the count of a member's open bets current on every page: fetched once the page is interactive, then every 60 s (spec 4), not
 * while hidden. A failed fetch is repeated at the next interval.
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
