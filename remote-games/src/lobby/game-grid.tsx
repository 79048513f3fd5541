import { type Game, VENUE_STATUS, type Venue } from '@lantern/contract/games'
import { formatTime, useLocale, useMessages } from '@lantern/i18n'
import { isSessionError, memberMessage, showToast, useSession } from '@lantern/platform'
import { Button, Empty, ErrorPanel, InfiniteList, Skeleton } from '@lantern/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { gameId } from '../parts/favourites/favourites.rules.ts'
import { useFavourites } from '../parts/favourites/favourites.ts'
import { isSame, keep } from '../parts/favourites/kept-favourites.ts'
import { GameCard } from './game-card.tsx'
import styles from './game-grid.module.css'
import { askGames, gamesKey, starGame } from './parts/games.api.ts'
import type { Lobby } from './parts/lobbies.ts'
import { lobbyMessages } from './parts/lobby.messages.ts'
import { hasFilters, inRows, type LobbyFilters } from './parts/lobby-filters.rules.ts'
import { useColumns } from './parts/use-columns.ts'

export type GameGridProps = {
  lobby: Lobby
  filters: LobbyFilters
  venues: readonly Venue[]
  /** The member blocked the venue or category of a game. */
  isBlocked: (game: Game) => boolean
  onPlay: (game: Game) => void
  onInfo: (game: Game) => void
  onClear: () => void
}

/** The games of a lobby, loaded 30 at a time. */
export function GameGrid({ lobby, filters, venues, isBlocked, onPlay, onInfo, onClear }: GameGridProps) {
  const t = useMessages(lobbyMessages)
  const locale = useLocale()
  const columns = useColumns(lobby)
  const isVisitor = useSession().kind !== 'member'
  const { list: marked } = useFavourites()
  const only = isVisitor && filters.favOnly ? marked.filter(({ kind }) => kind === 'game').map(({ id }) => id) : null
  const games = useInfiniteQuery({
    queryKey: gamesKey(lobby.category, filters, only),
    queryFn: ({ pageParam, signal }) => askGames(lobby.category, { ...filters, only }, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
    // A further page does not change earlier ones, and comparing all of them again would cost more with each page.
    structuralSharing: false,
  })
  const isFav = useCallback(
    (game: Game) => (isVisitor ? marked.some((one) => isSame(one, { kind: 'game', id: gameId(game) })) : game.isFav),
    [isVisitor, marked],
  )
  const pages = games.data?.pages
  // The same rows until a page arrives, so that changes of the request state do not render them again.
  const rows = useMemo(() => {
    // Closed games are hidden unless they are favourites (screens.md 4.0).
    const list = pages
      ?.flatMap((page) => page.list)
      .filter((game) => game.status !== VENUE_STATUS.closed || isFav(game))
    return list && inRows(list, columns)
  }, [pages, columns, isFav])
  const renderRow = useCallback(
    (row: readonly Game[]) => (
      <div className={styles.row} data-columns={columns}>
        {row.map((game) => (
          <GameCard
            key={`${game.enName}-${game.gameCode}`}
            game={game}
            isFav={isFav(game)}
            venue={venues.find((venue) => venue.enName === game.enName)}
            lobby={lobby}
            t={t}
            locale={locale}
            isBlocked={isBlocked(game)}
            onPlay={onPlay}
            onInfo={onInfo}
            onFavourite={isVisitor ? keepStar : sendStar}
          />
        ))}
      </div>
    ),
    [columns, isFav, venues, lobby, t, locale, isBlocked, onPlay, onInfo, isVisitor],
  )
  const labels = { loading: t.loading, end: t.end, failed: t.failed, retry: t.retry }

  if (!rows) {
    if (games.isError)
      return (
        <ErrorPanel
          title={t.failed}
          message={memberMessage(games.error)}
          retryLabel={t.retry}
          retrying={games.isFetching}
          onRetry={() => void games.refetch()}
        />
      )
    return (
      <div className={styles.bones} data-columns={columns} data-shape={lobby.shape}>
        <Skeleton shape="cover" count={9} label={t.loading} />
      </div>
    )
  }
  return (
    <>
      {games.isRefetchError && (
        <div className={styles.stale} role="status">
          <span>{`${memberMessage(games.error)} · ${t.staleSince({ time: formatTime(games.dataUpdatedAt) })}`}</span>
          <Button size="sm" kind="quiet" busy={games.isFetching} onClick={() => void games.refetch()}>
            {t.retry}
          </Button>
        </div>
      )}
      <InfiniteList
        label={t.games}
        items={rows}
        keyOf={keyOfRow}
        equalRows
        estimateSize={lobby.columns === 3 ? 224 : 176}
        labels={labels}
        hasMore={games.hasNextPage}
        loading={games.isFetchingNextPage}
        failed={games.isFetchNextPageError}
        onMore={() => void games.fetchNextPage()}
        empty={
          <Empty
            art="search"
            title={t.noGames}
            detail={hasFilters(filters) ? t.noGamesDetail : undefined}
            action={hasFilters(filters) ? <Button onClick={onClear}>{t.clear}</Button> : undefined}
          />
        }
        renderItem={renderRow}
      />
    </>
  )
}

/** Key of a row: a game is in one row only. */
function keyOfRow([first]: readonly Game[]): string {
  return first ? `${first.enName}-${first.gameCode}` : ''
}

/** A visitor's stars stay on the device. */
function keepStar(game: Game, on: boolean): void {
  keep({ kind: 'game', id: gameId(game) }, on)
}

function sendStar(game: Game, on: boolean): void {
  starGame(game, on).catch((error: unknown) => {
    if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
  })
}
