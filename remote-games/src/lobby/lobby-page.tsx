import { ROUTE } from '@lantern/contract'
import { COUNT_KEY_OF, canonicalVenue, type Game, VENUE_STATUS } from '@lantern/contract/games'
import type { LobbyRails as Rails } from '@lantern/contract/lobbies'
import { formatCount, useMessages } from '@lantern/i18n'
import { memberMessage, useSession } from '@lantern/platform'
import { Empty, ErrorPanel, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useBlocks } from '../parts/blocks/use-blocks.ts'
import { useCounts } from '../parts/counts/use-counts.ts'
import { venuesQuery } from '../parts/games.api.ts'
import { useName } from '../parts/named.ts'
import { CategoryNav } from '../parts/nav/category-nav.tsx'
import { FilterTools } from './filter-tools.tsx'
import { GameGrid } from './game-grid.tsx'
import { LobbyHero } from './lobby-hero.tsx'
import styles from './lobby-page.module.css'
import { type LaunchTarget, LobbySheets, type LobbySheetsHandle } from './lobby-sheets.tsx'
import { railsQuery, recentQuery, tablesQuery } from './parts/games.api.ts'
import { LOBBIES, type Lobby, type LobbyCategory } from './parts/lobbies.ts'
import { lobbyMessages } from './parts/lobby.messages.ts'
import { hasFilters, type LobbyFilters, NO_FILTERS, readFilters, writeFilters } from './parts/lobby-filters.rules.ts'
import { LobbyRails } from './rails/lobby-rails.tsx'
import { ThemeChips } from './rails/theme-chips.tsx'
import { SetFilters } from './set-filters.tsx'
import { useFilterGroups } from './use-filter-groups.ts'
import { VenueChips } from './venue-chips.tsx'

type Playable = Pick<Game, 'enName' | 'gameCode' | 'name'>

/** A lobby of games; the differences between them are data (lobbies.ts). */
export function LobbyPage({ category }: { category: LobbyCategory }) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  const lobby = LOBBIES[category]
  const navigate = useNavigate()
  const location = useLocation()
  const isMember = useSession().kind === 'member'
  const [query, setQuery] = useSearchParams()
  const filters = readFilters(query)
  const venues = useQuery(venuesQuery(category))
  const isBlocked = useBlocks()
  const sheets = useRef<LobbySheetsHandle>(null)

  const rails = useQuery(railsQuery(category))
  const recent = useQuery(recentQuery(category, isMember))

  const above = useGamesAbove(lobby, rails.data)

  const visible = venues.data?.filter((venue) => venue.status !== VENUE_STATUS.closed)
  // Without venues no game can be entered, so the page shows a single error.
  const isLost = venues.isError && !venues.data
  const isWhole = !hasFilters(filters)
  const isBelowLoading = isWhole && rails.isPending
  const isAllDown =
    visible !== undefined && visible.length > 0 && visible.every((venue) => venue.status === VENUE_STATUS.maintenance)
  const setFilters = (next: LobbyFilters) =>
    setQuery(writeFilters(query, next), { replace: true, preventScrollReset: true })
  // The venues of esports are cards.
  const hasVenueRow = lobby.hero !== 'matches'
  const groups = useFilterGroups({
    filters,
    onChange: setFilters,
    hasRtp: lobby.showsRtp,
    rails: rails.data,
    venues: hasVenueRow ? [] : (visible ?? []),
    isMember,
  })

  const enter = (next: LaunchTarget) => {
    if (isMember) return sheets.current?.launch(next)
    const back = new URLSearchParams(query)
    back.set('venue', next.venue.enName)
    back.set('game', next.gameCode)
    void navigate(`${ROUTE.login}?redirect=${encodeURIComponent(`${location.pathname}?${back}`)}`)
  }
  const play = (game: Playable) => {
    sheets.current?.show(null)
    const venue = visible?.find((candidate) => candidate.enName === game.enName)
    if (venue) enter({ venue, gameCode: game.gameCode, gameName: name(game.name) })
  }

  // A deep link `?venue=&game=` opens the launch sheet once (screens.md 4). The parameters are then removed, so that going back does not reopen it.
  const asked = query.get('game')
  const askedVenue =
    asked === null ? undefined : visible?.find((venue) => venue.enName === canonicalVenue(query.get('venue') ?? ''))
  useEffect(() => {
    if (!askedVenue || !isMember) return
    sheets.current?.launch({ venue: askedVenue, gameCode: asked ?? '' })
    const rest = new URLSearchParams(query)
    rest.delete('game')
    rest.delete('venue')
    setQuery(rest, { replace: true, preventScrollReset: true })
  }, [askedVenue, asked, isMember, query, setQuery])

  return (
    <div className={styles.page}>
      <CategoryNav current={category} />
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1 className={styles.title}>{t[category]}</h1>
          <LobbyCount category={category} providers={rails.data?.providers} />
        </div>
        {!isLost && <FilterTools filters={filters} onChange={setFilters} groups={groups} />}
      </header>
      {isLost ? (
        <ErrorPanel
          title={t.failed}
          message={memberMessage(venues.error)}
          retryLabel={t.retry}
          retrying={venues.isFetching}
          onRetry={() => void venues.refetch()}
        />
      ) : (
        <>
          <div className={styles.filters}>
            {hasVenueRow && (
              <VenueChips
                venues={visible}
                counts={Object.fromEntries(rails.data?.providers.map(({ enName, count }) => [enName, count]) ?? [])}
                value={filters.venue}
                onChange={(venue) => setFilters({ ...filters, venue })}
              />
            )}
            <SetFilters groups={groups} />
          </div>
          {isAllDown && <Empty art="maintenance" title={t.allDown} detail={t.allDownDetail} />}
          {isWhole && (
            <LobbyHero
              lobby={lobby}
              venues={visible}
              featured={rails.data ? (rails.data.featured[0] ?? null) : rails.isError ? null : undefined}
              rooms={rails.data?.rooms ?? (rails.isError ? [] : undefined)}
              isBlocked={isBlocked}
              onEnter={(venue) => enter({ venue, gameCode: '' })}
              onPlay={play}
            />
          )}
          {isBelowLoading && <Skeleton className={styles.railBones} shape="cover" count={3} />}
          {isWhole && rails.data && (
            <LobbyRails
              lobby={lobby}
              rails={rails.data}
              recent={recent.data ?? []}
              isBlocked={isBlocked}
              sort={filters.sort}
              onFilter={setFilters}
              onPlay={play}
            />
          )}
          <Section className={isBelowLoading ? styles.waiting : undefined} title={isWhole ? t.allGames : undefined}>
            {isWhole && rails.data && (
              <ThemeChips
                themes={rails.data.themes}
                onTheme={(theme) => setFilters({ ...NO_FILTERS, sort: filters.sort, theme })}
              />
            )}
            <GameGrid
              key={category}
              lobby={lobby}
              filters={filters}
              venues={venues.data ?? []}
              above={above}
              isBlocked={isBlocked}
              onPlay={play}
              onInfo={(game) => sheets.current?.show(game)}
              onClear={() => setFilters({ ...NO_FILTERS, sort: filters.sort })}
            />
          </Section>
        </>
      )}
      <LobbySheets ref={sheets} lobby={lobby} venues={venues.data ?? []} isBlocked={isBlocked} onPlay={play} />
    </div>
  )
}

/** Codes of the games that the row above the list shows on the first screen. */
function useGamesAbove({ hero, category }: Lobby, rails: Rails | undefined): ReadonlySet<string> {
  const { data: tables } = useQuery({ ...tablesQuery(category), enabled: hero === 'tables' })
  return useMemo(() => {
    const games = hero === 'game' ? rails?.featured.slice(0, 1) : hero === 'tables' ? tables?.slice(0, 4) : undefined
    return new Set(games?.map(({ gameCode }) => gameCode))
  }, [hero, rails, tables])
}

type LobbyCountProps = { category: LobbyCategory; providers: Rails['providers'] | undefined }

/** Badge with the platform count, grey if older than five minutes (screens.md 4); of a kind that the platform does not count, the games of its venues. */
function LobbyCount({ category, providers }: LobbyCountProps) {
  const t = useMessages(lobbyMessages)
  const { counts, isStale } = useCounts()
  const key = COUNT_KEY_OF[category]
  const own = providers?.reduce((sum, { count }) => sum + count, 0)
  if (!key && own) return <span className={styles.count}>{t.countGames({ count: formatCount(own) })}</span>
  const value = key && counts?.[key]
  if (!value) return <span className={styles.count} />
  return (
    <span className={styles.count} data-stale={isStale(value) || undefined}>
      {t.countGames({ count: formatCount(value.count) })}
    </span>
  )
}
