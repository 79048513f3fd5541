import { type Game, VENUE_STATUS, type Venue } from '@lantern/contract/games'
import type { LobbyRails as Rails } from '@lantern/contract/lobbies'
import { entryOf } from '@lantern/contract/open-enum'
import { formatMoney, useMessages } from '@lantern/i18n'
import { isSessionError, memberMessage, showToast } from '@lantern/platform'
import { Button, IconNext } from '@lantern/ui'
import { Strip } from '../../parts/strip.tsx'
import { clearRecent } from '../parts/games.api.ts'
import type { Lobby } from '../parts/lobbies.ts'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import { type LobbyFilters, NO_FILTERS } from '../parts/lobby-filters.rules.ts'
import { RailGame } from './rail-game.tsx'
import { varied } from './varied.rules.ts'

export type LobbyRailsProps = {
  lobby: Lobby
  rails: Rails
  /** Games that the member entered last; empty for a visitor. */
  recent: readonly Game[]
  /** The member blocked the venue or its category, so it and its games are left out. */
  isBlocked: (of: Pick<Venue, 'enName' | 'category'>) => boolean
  sort: LobbyFilters['sort']
  onFilter: (filters: LobbyFilters) => void
  onPlay: (game: Game) => void
}

/** A lobby with no more games than these has no rails of its own games: they would repeat the list below. */
const FEW = 30

/** Rows above the games: those entered last, new ones, top prizes and low stakes. */
export function LobbyRails({ lobby, rails, recent, isBlocked, sort, onFilter, onPlay }: LobbyRailsProps) {
  const t = useMessages(lobbyMessages)
  const filter = (change: Partial<LobbyFilters>) => onFilter({ ...NO_FILTERS, sort, ...change })
  const open = recent.filter((game) => game.status === VENUE_STATUS.open && !isBlocked(game))
  const clear = () =>
    void clearRecent(lobby.category).catch((error: unknown) => {
      if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
    })
  const lowest = rails.minBets[0] ?? '0.00'
  const kinds = {
    new: { title: t.railNew, filters: { tag: 'new' } },
    jackpot: { title: t.railJackpot, filters: { tag: 'jackpot' } },
    'low-stake': { title: t.railLowStake({ amount: formatMoney(lowest) }), filters: { minBetMax: lowest } },
  } as const
  const total = rails.providers.reduce((sum, { count }) => sum + count, 0)
  const offered = (total > FEW ? rails.rails : []).flatMap(({ kind, list }) => {
    const known = entryOf(kinds, kind)
    const games = list.filter((game) => !isBlocked(game))
    return known && games.length > 0 ? [{ kind, known, games }] : []
  })
  const order = varied(
    offered.map(({ games }) => games),
    [...rails.featured, ...open],
  )
  const shown = offered.map((row, at) => ({ ...row, games: order[at] ?? row.games }))
  return (
    <>
      {open.length > 0 && (
        <Strip
          title={t.railContinue}
          action={
            <Button size="sm" kind="quiet" onClick={clear}>
              {t.clearRecent}
            </Button>
          }
        >
          {open.map((game) => (
            <RailGame key={`${game.enName}-${game.gameCode}`} game={game} lobby={lobby} onOpen={() => onPlay(game)} />
          ))}
        </Strip>
      )}
      {shown.map(({ kind, known, games }, row) => (
        <Strip
          key={kind}
          title={known.title}
          action={
            <Button
              size="sm"
              kind="quiet"
              aria-label={t.allOf({ name: known.title })}
              onClick={() => filter(known.filters)}
            >
              {t.allVenues}
              <IconNext aria-hidden="true" />
            </Button>
          }
        >
          {games.map((game, at) => (
            <RailGame
              key={`${game.enName}-${game.gameCode}`}
              game={game}
              lobby={lobby}
              isLead={row === 0 && at === 0 && lobby.shape !== 'wide'}
              fact={kind === 'low-stake' ? t.venueMinBet({ amount: formatMoney(game.minBet) }) : undefined}
              onOpen={() => onPlay(game)}
            />
          ))}
        </Strip>
      ))}
    </>
  )
}
