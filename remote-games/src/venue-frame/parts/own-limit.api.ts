/** The member's limits and how much of them is used. */
import { saferOverview } from '@lantern/contract/safer'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { tightestLimit } from './own-limit.rules.ts'

/** Refresh interval: a time limit is used up even without other events. */
const REFRESH_MS = 60_000

export const ownLimitQuery = queryOptions({
  queryKey: ['games', 'member', 'own-limit'],
  queryFn: ({ signal }) => call(saferOverview, {}, { signal }),
  select: ({ limits }) => tightestLimit(limits),
  refetchInterval: REFRESH_MS,
})
