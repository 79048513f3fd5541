import { type Game, VENUE_STATUS, type Venue } from '@lantern/contract/games'
import type { LobbyRoom } from '@lantern/contract/lobbies'
import { useMessages } from '@lantern/i18n'
import { lazyPage } from '@lantern/page/lazy-page'
import { Skeleton } from '@lantern/ui'
import { Suspense } from 'react'
import { readLaunchError } from '../parts/launch/flow/venue-params.store.ts'
import strip from './hero/esports-matches.module.css'
import { FeaturedGame } from './hero/featured-game.tsx'
import { RoomList } from './hero/room-list.tsx'
import { TableStrip } from './hero/table-strip.tsx'
import type { Lobby } from './parts/lobbies.ts'
import { lobbyMessages } from './parts/lobby.messages.ts'
import { VenueCards } from './venue-cards.tsx'

// Prices, scores and crests, which the other lobbies do not need.
const EsportsMatches = lazyPage(() => import('./hero/esports-matches.tsx'), 'EsportsMatches')

export type LobbyHeroProps = {
  lobby: Lobby
  /** Excludes closed venues; undefined while loading. */
  venues: readonly Venue[] | undefined
  /** The featured game of the lobby: undefined while loading, null without one. */
  featured: Game | null | undefined
  /** Rooms of card games by stake: undefined while loading, none in other lobbies. */
  rooms: readonly LobbyRoom[] | undefined
  /** The member blocked the venue. */
  isBlocked: (venue: { enName: string; category: Venue['category'] }) => boolean
  onEnter: (venue: Venue) => void
  onPlay: (game: Pick<Game, 'enName' | 'gameCode' | 'name'>) => void
}

/** The row above the games, which differs by kind. */
export function LobbyHero({ lobby, venues, featured, rooms, isBlocked, onEnter, onPlay }: LobbyHeroProps) {
  const t = useMessages(lobbyMessages)
  const venueOf = (enName: string) => venues?.find((venue) => venue.enName === enName)
  const oneGame =
    featured === null || (featured && isBlocked(featured)) ? null : (
      <FeaturedGame game={featured} lobby={lobby} onPlay={() => featured && onPlay(featured)} />
    )
  switch (lobby.hero) {
    case 'matches': {
      const book = venues?.find((venue) => venue.status === VENUE_STATUS.open && !isBlocked(venue))
      const bone = <Skeleton shape="card" count={1} label={t.loading} className={strip.bone} />
      return (
        <>
          {!venues && bone}
          {book && (
            <Suspense fallback={bone}>
              <EsportsMatches venue={book} onEnter={() => onEnter(book)} />
            </Suspense>
          )}
          <VenueCards
            venues={venues}
            motif={lobby.motif}
            isBlocked={isBlocked}
            lastErrors={Object.fromEntries(
              (venues ?? []).map((venue) => [venue.enName, readLaunchError(venue.enName)]),
            )}
            onEnter={onEnter}
          />
        </>
      )
    }
    case 'tables':
      return (
        <TableStrip
          lobby={lobby}
          venueOf={venueOf}
          isBlocked={(enName) => isBlocked({ enName, category: lobby.category })}
          onPlay={onPlay}
        />
      )
    case 'rooms':
      if (rooms?.length === 0) return oneGame
      return <RoomList rooms={rooms} venueOf={venueOf} isBlocked={isBlocked} onPlay={onPlay} />
    case 'game':
      return oneGame
  }
}
