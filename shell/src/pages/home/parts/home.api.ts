import { defineEndpoint } from '@lantern/contract'
import { CACHE_TIMEOUT_MS } from '@lantern/contract/constants'
import { emptySchema } from '@lantern/contract/fields'
import { namingList, noticeList, platformCountsSchema, stationAdList } from '@lantern/contract/site'
import { venueList } from '@lantern/contract/venues'
import { useLocale } from '@lantern/i18n'
import { call, queryClient, useEvent, useSession } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { beginningOf } from '../../../host/boot/home-cache.ts'

/** Home page content is refetched after this. */
export const CONTENT_STALE_MS = 60_000
/** A published notice is on an open page within five seconds. */
const NOTICES_POLL_MS = 4_000
/** Counts are polled (spec 7). */
const COUNTS_POLL_MS = 60_000
const COUNTS_KEY = ['home', 'counts']
/** The cached copy of the platform counts (spec 4). */
const cachedCounts = defineEndpoint({
  method: 'GET',
  path: '/api/json-cache/counts',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: platformCountsSchema,
})

export const useAds = () =>
  useQuery({
    queryKey: ['home', 'ads'],
    queryFn: ({ signal }) => call(stationAdList, {}, { signal }),
    staleTime: CONTENT_STALE_MS,
    ...beginningOf('ads', stationAdList.response),
  })

export const useNotices = () =>
  useQuery({
    queryKey: ['home', 'notices'],
    queryFn: ({ signal }) => call(noticeList, {}, { signal }),
    staleTime: CONTENT_STALE_MS,
    refetchInterval: NOTICES_POLL_MS,
    ...beginningOf('notices', noticeList.response),
  })

export const useVenues = () =>
  useQuery({
    queryKey: ['home', 'venues'],
    queryFn: ({ signal }) => call(venueList, {}, { signal }),
    staleTime: CONTENT_STALE_MS,
    ...beginningOf('venueList', venueList.response),
  })

/** Names of categories and venues from the site (spec 7.13); falls back to the page's own. */
export const useNames = (): ((code: string, own: { zh: string; en: string }) => string) => {
  const isEnglish = useLocale() === 'en'
  const { data } = useQuery({
    queryKey: ['home', 'naming'],
    queryFn: ({ signal }) => call(namingList, {}, { signal }),
    staleTime: CONTENT_STALE_MS,
    ...beginningOf('naming', namingList.response),
  })
  return (code, own) => {
    const { zh, en } = data?.list.find((one) => one.code === code) ?? own
    return isEnglish ? en || own.en : zh || own.zh
  }
}

/**
 * Counts of the cached copy, polled only where the edge inlined some: an empty cache has nothing to tell a visitor. A member's counts come
 * from OB through the games remote while it runs; without it the cached copy serves members too.
 */
export const useCounts = () => {
  const beginning = beginningOf('counts', platformCountsSchema)
  const isMember = useSession().kind === 'member'
  const [isTold, setTold] = useState(false)
  useEvent('counts:known', ({ counts }) => {
    queryClient.setQueryData(COUNTS_KEY, counts)
    setTold(true)
  })
  return useQuery({
    queryKey: COUNTS_KEY,
    queryFn: ({ signal }) => call(cachedCounts, {}, { signal, timeoutMs: CACHE_TIMEOUT_MS }),
    enabled: beginning.initialData !== undefined,
    refetchInterval: isTold && isMember ? false : COUNTS_POLL_MS,
    staleTime: CONTENT_STALE_MS,
    retry: false,
    ...beginning,
  })
}
