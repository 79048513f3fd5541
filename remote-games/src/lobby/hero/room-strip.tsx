import type { Game, Venue } from '@lantern/contract/games'
import type { LobbyRoom } from '@lantern/contract/lobbies'
import { formatMoney, useMessages } from '@lantern/i18n'
import { Cover, Section, Skeleton } from '@lantern/ui'
import { useName } from '../../parts/named.ts'
import { Strip } from '../../parts/strip.tsx'
import type { Lobby } from '../parts/lobbies.ts'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import styles from './room-strip.module.css'

export type RoomStripProps = {
  /** Undefined while loading. */
  rooms: readonly LobbyRoom[] | undefined
  lobby: Lobby
  venueOf: (enName: string) => Venue | undefined
  /** The member blocked the venue of a game: it is left out. */
  isBlocked: (game: Game) => boolean
  onPlay: (game: Game) => void
}

/** Rooms of card games by stake, each with its tables; a tap sits down at one. */
export function RoomStrip({ rooms, lobby, venueOf, isBlocked, onPlay }: RoomStripProps) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  if (!rooms)
    return (
      <Section title={t.rooms}>
        <Skeleton shape="card" count={2} label={t.loading} className={styles.bones} />
      </Section>
    )
  const open = rooms
    .map((room) => ({ ...room, list: room.list.filter((game) => !isBlocked(game)) }))
    .filter(({ list }) => list.length > 0)
  if (open.length === 0) return null
  return (
    <Strip title={t.rooms}>
      {open.map((room) => (
        <li key={room.key} className={styles.room}>
          <h3 className={styles.name}>{name(room.name)}</h3>
          <p className={styles.stakes}>{`¥${formatMoney(room.minBet)}–${formatMoney(room.maxBet)}`}</p>
          <ul className={styles.tables}>
            {room.list.map((game) => {
              const venue = venueOf(game.enName)
              return (
                <li key={`${game.enName}-${game.gameCode}`}>
                  <button type="button" className={styles.table} onClick={() => onPlay(game)}>
                    <Cover
                      src={game.thumb || game.image}
                      seed={game.gameCode}
                      motif={lobby.motif}
                      shape="square"
                      className={styles.cover}
                    />
                    <span className={styles.texts}>
                      <span className={styles.game}>{name(game.name)}</span>
                      <span className={styles.facts}>
                        <span>{venue ? name(venue.name) : game.enName}</span>
                        {game.rtp !== null && <span>{`${t.rtp} ${game.rtp}%`}</span>}
                      </span>
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </Strip>
  )
}
