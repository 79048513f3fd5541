/** The net result of a visit to a venue. */
import { betRecords } from '@lantern/contract/records'
import { call, now } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'

/** Bets also settle while the venue reports nothing. */
const REFRESH_MS = 60_000

/**
 * Won or lost by the bets placed at a venue since a time; open ones do not count yet.
 * @param since epoch ms of the server-corrected clock
 */
export function visitNetQuery(enName: string, since: number) {
  return queryOptions({
    queryKey: ['games', 'member', 'visit-net', enName, since],
    queryFn: ({ signal }) => call(betRecords, { enName, from: since, to: now(), pageNum: 1, pageSize: 1 }, { signal }),
    select: ({ totals }) => totals.net,
    refetchInterval: REFRESH_MS,
  })
}
