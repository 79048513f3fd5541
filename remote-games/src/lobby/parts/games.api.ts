/** Queries and commands of a lobby: pages of games, and favourites. */
import { type Category, type Game, gameFavorite, gameList } from '@lantern/contract/games'
import { gameRecent, gameRecentClear, gameRules, lobbyRails, lobbyTables } from '@lantern/contract/lobbies'
import { call, queryClient } from '@lantern/platform'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { LobbyFilters } from './lobby-filters.rules.ts'

/** Page size (screens.md 4). */
const PAGE_SIZE = 30

const RAILS_STALE_MS = 60_000
const TABLES_REFRESH_MS = 10_000

export type GamePage = { list: Game[]; total: number; hasMore: boolean }

/** @param filters `only`: ids of the favourites of a visitor, which the server does not have; null for all games */
function askGames(
  category: Category,
  filters: LobbyFilters & { only: readonly string[] | null },
  pageNum: number,
  signal?: AbortSignal,
): Promise<GamePage> {
  const { venue, tag, theme, minBetMax, recentOnly, sort, openOnly, favOnly, only } = filters
  return call(
    gameList,
    {
      category,
      enName: venue ?? undefined,
      tag: tag ?? undefined,
      theme: theme ?? undefined,
      minBetMax: minBetMax ?? undefined,
      recentOnly,
      sort,
      openOnly,
      ...(only === null ? { favOnly } : { only: [...only] }),
      pageNum,
      pageSize: PAGE_SIZE,
    },
    { signal },
  )
}

function gamesKey(category: Category, filters: LobbyFilters, only: readonly string[] | null): readonly unknown[] {
  return ['games', 'list', category, filters, only]
}

/** The games of a lobby in pages. @param only see `askGames` */
export function gamesQuery(category: Category, filters: LobbyFilters, only: readonly string[] | null) {
  return infiniteQueryOptions({
    queryKey: gamesKey(category, filters, only),
    queryFn: ({ pageParam, signal }) => askGames(category, { ...filters, only }, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
    // A further page does not change earlier ones, and comparing all of them again would cost more with each page.
    structuralSharing: false,
  })
}

/** Data for the rows above the list of a lobby. */
export function railsQuery(category: Category) {
  return queryOptions({
    queryKey: ['games', 'rails', category],
    queryFn: ({ signal }) => call(lobbyRails, { category }, { signal }),
    staleTime: RAILS_STALE_MS,
  })
}

/** Games that the member entered last, in this lobby. */
export function recentQuery(category: Category, isMember: boolean) {
  return queryOptions({
    queryKey: recentKey(category),
    queryFn: ({ signal }) => call(gameRecent, { category }, { signal }),
    select: (answer) => answer.list,
    enabled: isMember,
    // A game may have been entered since.
    refetchOnMount: 'always',
  })
}

const recentKey = (category: Category) => ['games', 'recent', category] as const

/** Clears the entered games of the member in every lobby. */
export async function clearRecent(category: Category): Promise<void> {
  await call(gameRecentClear, {})
  queryClient.setQueryData(recentKey(category), { list: [] })
  await queryClient.invalidateQueries({ queryKey: ['games', 'recent'] })
}

/** Games with shared rounds, and when bets on the running rounds close. */
export function tablesQuery(category: Category) {
  return queryOptions({
    queryKey: ['games', 'tables', category],
    queryFn: ({ signal }) => call(lobbyTables, { category }, { signal }),
    select: (answer) => answer.list,
    refetchInterval: TABLES_REFRESH_MS,
  })
}

export function rulesQuery(gameCode: string) {
  return queryOptions({
    queryKey: ['games', 'rules', gameCode],
    queryFn: ({ signal }) => call(gameRules, { gameCode }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

type Pages = { pages: GamePage[]; pageParams: unknown[] }

/** Sets or clears a favourite, updated optimistically and reverted if the server refuses. */
export async function starGame(game: Game, on: boolean): Promise<void> {
  paintStar(game, on)
  try {
    await call(gameFavorite, { gameCode: game.gameCode, enName: game.enName, on })
  } catch (error) {
    paintStar(game, !on)
    throw error
  }
}

function paintStar(game: Game, on: boolean): void {
  queryClient.setQueriesData<Pages>({ queryKey: ['games', 'list'] }, (data) => {
    if (!data) return data
    const repaint = (row: Game): Game =>
      row.gameCode === game.gameCode && row.enName === game.enName ? { ...row, isFav: on } : row
    return { ...data, pages: data.pages.map((page) => ({ ...page, list: page.list.map(repaint) })) }
  })
}
