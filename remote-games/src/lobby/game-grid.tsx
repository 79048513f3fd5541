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
import { gamesQuery, starGame } from './parts/games.api.ts'
import type { Lobby } from './parts/lobbies.ts'
import { lobbyMessages } from './parts/lobby.messages.ts'
import { behindFirst, hasFilters, inRows, type LobbyFilters, leadCount } from './parts/lobby-filters.rules.ts'
import { useColumns } from './parts/use-columns.ts'

/** Height of a row by the shape of its covers, until it is measured. */
const ROW_PX = { portrait: 224, square: 244, wide: 176 } as const
/** Rows without a large game that the first screen shows. */
const ROWS_SEEN = 2

export type GameGridProps = {
  lobby: Lobby
  filters: LobbyFilters
  venues: readonly Venue[]
  /** Codes of games that stand above the list: they come after its first ones. */
  above: ReadonlySet<string>
  /** The member blocked the venue or category of a game. */
  isBlocked: (game: Game) => boolean
  onPlay: (game: Game) => void
  onInfo: (game: Game) => void
  onClear: () => void
}

/** The games of a lobby, loaded 30 at a time. */
export function GameGrid({ lobby, filters, venues, above, isBlocked, onPlay, onInfo, onClear }: GameGridProps) {
  const t = useMessages(lobbyMessages)
  const locale = useLocale()
  const columns = useColumns(lobby)
  const isVisitor = useSession().kind !== 'member'
  const { list: marked } = useFavourites()
  const only = isVisitor && filters.favOnly ? marked.filter(({ kind }) => kind === 'game').map(({ id }) => id) : null
  const games = useInfiniteQuery(gamesQuery(lobby.category, filters, only))
  const isFav = useCallback(
    (game: Game) => (isVisitor ? marked.some((one) => isSame(one, { kind: 'game', id: gameId(game) })) : game.isFav),
    [isVisitor, marked],
  )
  const pages = games.data?.pages
  const isWhole = !hasFilters(filters)
  // In two columns a large game would be all that the first screen shows.
  const hasLead = isWhole && lobby.columns === 3
  // The same rows until a page arrives, so that changes of the request state do not render them again.
  const rows = useMemo(() => {
    // Closed games are hidden unless they are favourites (screens.md 4.0).
    const list = pages
      ?.flatMap((page) => page.list)
      .filter((game) => game.status !== VENUE_STATUS.closed || isFav(game))
    if (!list) return undefined
    // Filtered games are results, of which none is larger.
    const leads = hasLead && list.length > leadCount(columns) ? leadCount(columns) : 0
    const first = isWhole ? leads || ROWS_SEEN * columns : 0
    const ordered = behindFirst(list, first, ({ gameCode }) => above.has(gameCode))
    return { lead: ordered.slice(0, leads), rest: inRows(ordered.slice(leads), columns) }
  }, [pages, columns, isFav, isWhole, hasLead, above])
  const renderGame = useCallback(
    (game: Game, isLead = false) => (
      <GameCard
        key={keyOf(game)}
        game={game}
        isFav={isFav(game)}
        venue={venues.find((venue) => venue.enName === game.enName)}
        lobby={lobby}
        isLead={isLead}
        t={t}
        locale={locale}
        isBlocked={isBlocked(game)}
        onPlay={onPlay}
        onInfo={onInfo}
        onFavourite={isVisitor ? keepStar : sendStar}
      />
    ),
    [isFav, venues, lobby, t, locale, isBlocked, onPlay, onInfo, isVisitor],
  )
  const renderRow = useCallback(
    (row: readonly Game[]) => (
      <div className={styles.row} data-columns={columns} data-shape={lobby.shape}>
        {row.map((game) => renderGame(game))}
      </div>
    ),
    [columns, lobby.shape, renderGame],
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
      <div className={styles.bones} data-columns={columns} data-shape={lobby.shape} data-lead={hasLead || undefined}>
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
      {rows.lead.length > 0 && (
        <ul className={styles.lead} data-columns={columns} aria-label={t.featured}>
          {rows.lead.map((game, at) => (
            <li key={keyOf(game)}>{renderGame(game, at === 0)}</li>
          ))}
        </ul>
      )}
      <InfiniteList
        label={t.games}
        items={rows.rest}
        keyOf={keyOfRow}
        equalRows
        estimateSize={ROW_PX[lobby.shape]}
        labels={labels}
        hasMore={games.hasNextPage}
        loading={games.isFetchingNextPage}
        failed={games.isFetchNextPageError}
        onMore={() => void games.fetchNextPage()}
        empty={
          <Empty
            art="search"
            title={t.noGames}
            detail={isWhole ? undefined : t.noGamesDetail}
            action={isWhole ? undefined : <Button onClick={onClear}>{t.clear}</Button>}
          />
        }
        renderItem={renderRow}
      />
    </>
  )
}

function keyOf({ enName, gameCode }: Game): string {
  return `${enName}-${gameCode}`
}

/** Key of a row: a game is in one row only. */
function keyOfRow([first]: readonly Game[]): string {
  return first ? keyOf(first) : ''
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
