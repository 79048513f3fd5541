/** Queries and commands of a lobby: pages of games, and favourites. */
import { type Category, type Game, gameFavorite, gameList } from '@lantern/contract/games'
import { call, queryClient } from '@lantern/platform'
import type { LobbyFilters } from './lobby-filters.rules.ts'

/** Page size (screens.md 4). */
const PAGE_SIZE = 30

export type GamePage = { list: Game[]; total: number; hasMore: boolean }

/** @param filters `only`: the favourites of a visitor, whom the server does not know; null for all games */
export function askGames(
  category: Category,
  filters: LobbyFilters & { only: readonly string[] | null },
  pageNum: number,
  signal?: AbortSignal,
): Promise<GamePage> {
  const { venue, tag, sort, openOnly, favOnly, only } = filters
  return call(
    gameList,
    {
      category,
      enName: venue ?? undefined,
      tag: tag ?? undefined,
      sort,
      openOnly,
      ...(only === null ? { favOnly } : { only: [...only] }),
      pageNum,
      pageSize: PAGE_SIZE,
    },
    { signal },
  )
}

export function gamesKey(
  category: Category,
  filters: LobbyFilters,
  only: readonly string[] | null,
): readonly unknown[] {
  return ['games', 'list', category, filters, only]
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
