import { matchHot } from '@lantern/contract/games'
import { SEARCH_MAX, searchHot, searchQuery } from '@lantern/contract/search'
import { useLocale } from '@lantern/i18n'
import { call, createTimer } from '@lantern/platform'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Debounce of server searches (screens.md 4.0). */
export const SEARCH_DEBOUNCE_MS = 250
/** Maximum results of each kind. */
const HITS = 6
/** Matches below the categories, before any input. */
export const HOT_MATCHES = 3
/** Names do not change during a search session. */
const STALE_MS = 60_000

/** Server results. A newer query aborts the request of the older one. */
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

export function useHotMatches() {
  return useQuery({
    queryKey: ['search', 'matches'],
    queryFn: ({ signal }) => call(matchHot, { n: HOT_MATCHES }, { signal }),
    staleTime: STALE_MS,
  })
}

/** The debounced value; updates at once when cleared. */
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
