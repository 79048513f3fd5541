/** The member's limits, as far as play has used them. */
import { saferOverview } from '@lantern/contract/safer'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { tightestLimit } from './own-limit.rules.ts'

/** Time is used up while nothing else happens. */
const REFRESH_MS = 60_000

export const ownLimitQuery = queryOptions({
  queryKey: ['games', 'member', 'own-limit'],
  queryFn: ({ signal }) => call(saferOverview, {}, { signal }),
  select: ({ limits }) => tightestLimit(limits),
  refetchInterval: REFRESH_MS,
})
