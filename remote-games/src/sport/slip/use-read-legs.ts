import { useQueries } from '@tanstack/react-query'
import { currentBook, matchStore, useCurrentBook } from '../../parts/feed/live-prices.ts'
import type { SlipState } from '../../parts/slip/slip.machine.ts'
import { matchQuery } from '../../parts/sport/sport.api.ts'

/**
 * Fetches the whole matches of a slip while it is open: the page may not have loaded them, or without the markets that closed meanwhile.
 * @returns whether a requested match is not offered
 */
export function useReadLegs({ legs, book }: Pick<SlipState, 'legs' | 'book'>): (matchId: string) => boolean {
  // Prices of another book do not apply to the slip.
  const isOwnBook = useCurrentBook() === book
  const ids = [...new Set(legs.map(({ matchId }) => matchId))]
  const reads = useQueries({
    queries: ids.map((id) => ({
      ...matchQuery({ book, id }),
      enabled: isOwnBook,
      staleTime: 0,
    })),
  })
  return (matchId) =>
    book === currentBook() && matchStore.get(matchId) === undefined && (reads[ids.indexOf(matchId)]?.isSuccess ?? false)
}
