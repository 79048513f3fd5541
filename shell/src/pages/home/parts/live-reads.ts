/** The queries of home; a chunk of its own, with the query client. */
import { defineEndpoint } from '@lantern/contract'
import { CACHE_TIMEOUT_MS } from '@lantern/contract/constants'
import { emptySchema } from '@lantern/contract/fields'
import {
  namingList,
  noticeList,
  type PlatformCounts,
  platformCountsSchema,
  stationAdList,
} from '@lantern/contract/site'
import { venueList } from '@lantern/contract/venues'
import { call, getSession, queryClient } from '@lantern/platform'
import { type QueryFunction, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { CONTENT_STALE_MS } from './content-age.ts'
import type { LiveRead } from './late-read.ts'

/** A published notice is on an open page within five seconds. */
const NOTICES_POLL_MS = 4_000
/** Counts are polled (spec 7). */
const COUNTS_POLL_MS = 60_000
/** The cached copy of the platform counts (spec 4). */
const cachedCounts = defineEndpoint({
  method: 'GET',
  path: '/api/json-cache/counts',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: platformCountsSchema,
})

export const ads = liveRead('ads', { queryFn: ({ signal }) => call(stationAdList, {}, { signal }) })

export const notices = liveRead('notices', {
  queryFn: ({ signal }) => call(noticeList, {}, { signal }),
  refetchInterval: NOTICES_POLL_MS,
})

export const venues = liveRead('venues', { queryFn: ({ signal }) => call(venueList, {}, { signal }) })

export const naming = liveRead('naming', { queryFn: ({ signal }) => call(namingList, {}, { signal }) })

/** Counts of the cached copy. A member's come from OB through the games remote while it runs; without it the cached copy serves members too. */
let isTold = false
const countsQuery = liveRead('counts', {
  queryFn: ({ signal }) => call(cachedCounts, {}, { signal, timeoutMs: CACHE_TIMEOUT_MS }),
  refetchInterval: () => (isTold && getSession().kind === 'member' ? false : COUNTS_POLL_MS),
  retry: false,
})
export const counts: LiveRead<PlatformCounts> = {
  follow(...given) {
    isTold = false
    return countsQuery.follow(...given)
  },
  tell(data) {
    isTold = true
    countsQuery.tell(data)
  },
}

type Options<Data> = Pick<QueryObserverOptions<Data>, 'refetchInterval' | 'retry'> & { queryFn: QueryFunction<Data> }

function liveRead<Data>(name: string, options: Options<Data>): LiveRead<Data> {
  const queryKey = ['home', name]
  return {
    follow(beginning, show) {
      // It refetches when the window is focused and when the network is back, as under a provider.
      queryClient.mount()
      const observer = new QueryObserver<Data>(queryClient, {
        ...options,
        ...beginning,
        queryKey,
        staleTime: CONTENT_STALE_MS,
      } as QueryObserverOptions<Data>)
      const tell = (): void => {
        const { data, isPending, isError } = observer.getCurrentResult()
        show({ data, isPending, isError, refetch: () => void observer.refetch() })
      }
      const stop = observer.subscribe(tell)
      tell()
      return () => {
        stop()
        queryClient.unmount()
      }
    },
    tell: (data) => void queryClient.setQueryData(queryKey, data),
  }
}
