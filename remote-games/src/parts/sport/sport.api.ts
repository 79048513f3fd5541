/** Queries of the sport pages. */
import { sportBoard, sportMatch, sportResults } from '@lantern/contract/sport'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { takeBoard } from '../feed/live-prices.ts'

/** Refresh interval of the match page: its events are fetched, not streamed; also refetched at each score. */
const MATCH_REFRESH_MS = 30_000
/** Refresh interval of the board: new matches are fetched; prices arrive over the stream. */
const BOARD_REFRESH_MS = 60_000

export type BoardQuery = { book: string; sport: string; day: number; live: boolean }

export function boardQuery(query: BoardQuery) {
  return queryOptions({
    queryKey: ['games', 'board', query],
    queryFn: async ({ signal }) => {
      const board = await call(sportBoard, query, { signal })
      takeBoard(board)
      return board
    },
    refetchInterval: BOARD_REFRESH_MS,
  })
}

export function matchQuery(query: { book: string; id: string }) {
  return queryOptions({
    queryKey: ['games', 'match', query],
    queryFn: async ({ signal }) => {
      const page = await call(sportMatch, query, { signal })
      takeBoard(page)
      return page
    },
    refetchInterval: MATCH_REFRESH_MS,
  })
}

/** Finished matches of a sport and a site day; the list of today grows. */
export function resultsQuery({ sport, day }: { sport: string; day: number }) {
  return queryOptions({
    queryKey: ['games', 'results', sport, day],
    queryFn: ({ signal }) => call(sportResults, { sport, day }, { signal }),
    refetchInterval: day === 0 ? BOARD_REFRESH_MS : false,
  })
}
