import { venueList } from '@lantern/contract/games'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'

/** Every venue, also those that use the main wallet and have none of their own. */
export function allVenuesQuery() {
  return queryOptions({
    queryKey: ['mine-venues'],
    queryFn: ({ signal }) => call(venueList, {}, { signal }),
    select: ({ list }) => list,
  })
}
