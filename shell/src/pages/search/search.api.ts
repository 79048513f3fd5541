import { SEARCH_MAX, searchHot, searchQuery } from '@lantern/contract/search'
import { useLocale } from '@lantern/i18n'
import { call, createTimer } from '@lantern/platform'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** The server is asked this long after the last key (screens.md 4.0). */
export const SEARCH_DEBOUNCE_MS = 250
/** Hits of each kind. */
const HITS = 6
/** Names do not change while somebody types. */
const STALE_MS = 60_000

/** What the server finds. A newer word aborts the request of the older one. */
export function useServerHits(word: string) {
  const locale = useLocale()
  const q = word.trim().slice(0, SEARCH_MAX)
  return useQuery({
    queryKey: ['search', locale, q],
    queryFn: ({ signal }) => call(searchQuery, { q, n: HITS }, { signal }),
    enabled: q !== '',
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  })
}

export function useHotWords() {
  const locale = useLocale()
  return useQuery({
    queryKey: ['search', 'hot', locale],
    queryFn: ({ signal }) => call(searchHot, {}, { signal }),
    staleTime: STALE_MS,
  })
}

/** The value once it has stood still; at once when it was emptied. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === '') {
      setSettled('')
      return
    }
    const timer = createTimer(() => setSettled(value))
    timer.start(SEARCH_DEBOUNCE_MS)
    return () => timer.stop()
  }, [value])
  return settled
}
