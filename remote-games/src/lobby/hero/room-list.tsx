import type { Game, Venue } from '@lantern/contract/games'
import type { LobbyRoom } from '@lantern/contract/lobbies'
import { formatMoney, useMessages } from '@lantern/i18n'
import { Section, Skeleton } from '@lantern/ui'
import { useName } from '../../parts/named.ts'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import { PlayMark } from '../parts/play-mark.tsx'
import styles from './room-list.module.css'

export type RoomListProps = {
  /** Undefined while loading. */
  rooms: readonly LobbyRoom[] | undefined
  venueOf: (enName: string) => Venue | undefined
  /** The member blocked the venue of a game: it is left out. */
  isBlocked: (game: Game) => boolean
  onPlay: (game: Game) => void
}

/** Rooms of card games by stake, each with its tables; a tap sits down at one. Without pictures, which the list below has. */
export function RoomList({ rooms, venueOf, isBlocked, onPlay }: RoomListProps) {
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
    <Section title={t.rooms}>
      <ul className={styles.rooms}>
        {open.map((room, at) => (
          <li key={room.key} className={styles.room}>
            <div className={styles.head}>
              <h3 className={styles.name}>{name(room.name)}</h3>
              <p className={styles.stakes}>{`¥${formatMoney(room.minBet)}–${formatMoney(room.maxBet)}`}</p>
            </div>
            <ul className={styles.tables}>
              {room.list.map((game) => {
                const venue = venueOf(game.enName)
                return (
                  <li key={`${game.enName}-${game.gameCode}`}>
                    <button type="button" className={styles.table} onClick={() => onPlay(game)}>
                      <span className={styles.texts}>
                        <span className={styles.game}>{name(game.name)}</span>
                        <span className={styles.facts}>
                          <span>{venue ? name(venue.name) : game.enName}</span>
                          {game.rtp !== null && <span>{`${t.rtp} ${game.rtp}%`}</span>}
                        </span>
                      </span>
                      <PlayMark isQuiet={at > 0} />
                    </button>
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
