/** The net result of a visit to a venue. */
import { betRecords } from '@lantern/contract/records'
import { call, now } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'

/** Refresh interval: bets also settle without a message of the venue. */
const REFRESH_MS = 60_000

/**
 * Net result of the bets placed at a venue since a time; open bets do not count yet.
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
