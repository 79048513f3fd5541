import type { Game, Venue } from '@lantern/contract/games'
import { readLaunchError } from '../parts/launch/flow/venue-params.store.ts'
import { useName } from '../parts/named.ts'
import { FeaturedGame } from './hero/featured-game.tsx'
import { TableStrip } from './hero/table-strip.tsx'
import type { Lobby } from './parts/lobbies.ts'
import { VenueCards } from './venue-cards.tsx'

export type LobbyHeroProps = {
  lobby: Lobby
  /** Excludes closed venues; undefined while loading. */
  venues: readonly Venue[] | undefined
  /** The featured game of the lobby: undefined while loading, null without one. */
  featured: Game | null | undefined
  /** The member blocked the venue. */
  isBlocked: (venue: { enName: string; category: Venue['category'] }) => boolean
  onEnter: (venue: Venue) => void
  onPlay: (game: Pick<Game, 'enName' | 'gameCode' | 'name'>) => void
}

/** The row above the games, which differs by kind. */
export function LobbyHero({ lobby, venues, featured, isBlocked, onEnter, onPlay }: LobbyHeroProps) {
  const name = useName()
  if (lobby.hero === 'venues')
    return (
      <VenueCards
        venues={venues}
        motif={lobby.motif}
        isBlocked={isBlocked}
        lastErrors={Object.fromEntries((venues ?? []).map((venue) => [venue.enName, readLaunchError(venue.enName)]))}
        onEnter={onEnter}
      />
    )
  if (lobby.hero === 'tables')
    return (
      <TableStrip
        lobby={lobby}
        venueName={(enName) => {
          const venue = venues?.find((candidate) => candidate.enName === enName)
          return venue ? name(venue.name) : enName
        }}
        isBlocked={(enName) => isBlocked({ enName, category: lobby.category })}
        onPlay={onPlay}
      />
    )
  if (featured === null || (featured && isBlocked(featured))) return null
  return <FeaturedGame game={featured} lobby={lobby} onPlay={() => featured && onPlay(featured)} />
}
