import type { Game, Venue } from '@lantern/contract/games'
import type { LobbyRoom } from '@lantern/contract/lobbies'
import { formatMoney, useMessages } from '@lantern/i18n'
import { HiddenText, Section, Skeleton } from '@lantern/ui'
import { useName } from '../../parts/named.ts'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import styles from './room-list.module.css'

export type RoomListProps = {
  /** Undefined while loading. */
  rooms: readonly LobbyRoom[] | undefined
  venueOf: (enName: string) => Venue | undefined
  /** The member blocked the venue of a game: it is left out. */
  isBlocked: (game: Game) => boolean
  onPlay: (game: Game) => void
}

/** Rooms of card games by stake, each with its games and a button of each venue that has a table of it. Without pictures, which the list below has. */
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
    <Section title={t.rooms} lead={t.roomsLead}>
      <ul className={styles.rooms}>
        {open.map((room) => (
          <li key={room.key} className={styles.room}>
            <div className={styles.head}>
              <h3 className={styles.name}>{name(room.name)}</h3>
              <p className={styles.stakes}>{`¥${formatMoney(room.minBet)}–${formatMoney(room.maxBet)}`}</p>
            </div>
            {byName(room.list).map((tables) => (
              <div key={tables[0].gameCode} className={styles.game}>
                <GameFacts tables={tables} />
                <ul className={styles.tables}>
                  {tables.map((game) => (
                    <li key={`${game.enName}-${game.gameCode}`}>
                      <TableButton game={game} venue={venueOf(game.enName)} onPlay={() => onPlay(game)} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Tables = readonly [Game, ...Game[]]

/** The game of tables, and the return that they have in common. For the eye: their buttons say it too. */
function GameFacts({ tables }: { tables: Tables }) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  const [game, ...others] = tables
  const isSame = others.every(({ rtp }) => rtp === game.rtp)
  return (
    <p className={styles.facts} aria-hidden="true">
      <span>{name(game.name)}</span>
      {game.rtp !== null && isSame && <span className={styles.rtp}>{`${t.rtp} ${game.rtp}%`}</span>}
    </p>
  )
}

/** Sits down at the table of a venue. */
function TableButton({ game, venue, onPlay }: { game: Game; venue: Venue | undefined; onPlay: () => void }) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  return (
    <button type="button" className={styles.table} onClick={onPlay}>
      <HiddenText>{`${name(game.name)} `}</HiddenText>
      <span className={styles.venue}>{venue ? name(venue.name) : game.enName}</span>
      {game.rtp !== null && <HiddenText>{` ${t.rtp} ${game.rtp}%`}</HiddenText>}
    </button>
  )
}

/** Tables of one game are listed together. */
function byName(list: readonly Game[]): Tables[] {
  const games = new Map<string, [Game, ...Game[]]>()
  for (const game of list) {
    const tables = games.get(game.name.zh)
    if (tables) tables.push(game)
    else games.set(game.name.zh, [game])
  }
  return [...games.values()]
}
