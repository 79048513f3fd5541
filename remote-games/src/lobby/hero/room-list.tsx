import type { Game, Venue } from '@lantern/contract/games'
import type { LobbyRoom } from '@lantern/contract/lobbies'
import { formatMoney, useMessages } from '@lantern/i18n'
import { HiddenText, Section, Skeleton } from '@lantern/ui'
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

/** Rooms of card games by stake, each in one line with its game and the tables of it; a tap sits down at one. Without pictures, which the list below has. */
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
            {byName(room.list).map((tables, line) => (
              <div key={tables[0].gameCode} className={styles.line}>
                <div className={styles.texts}>
                  {line === 0 && (
                    <div className={styles.head}>
                      <h3 className={styles.name}>{name(room.name)}</h3>
                      <p className={styles.stakes}>{`¥${formatMoney(room.minBet)}–${formatMoney(room.maxBet)}`}</p>
                    </div>
                  )}
                  <TableFacts tables={tables} venueOf={venueOf} />
                </div>
                <ul className={styles.tables}>
                  {tables.map((game) => (
                    <li key={`${game.enName}-${game.gameCode}`}>
                      <TableButton
                        game={game}
                        venue={venueOf(game.enName)}
                        isOnly={tables.length === 1}
                        isFirst={at === 0}
                        onPlay={() => onPlay(game)}
                      />
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

/** The game of tables, and what they have in common. For the eye: their buttons say it too. */
function TableFacts({ tables, venueOf }: { tables: Tables; venueOf: RoomListProps['venueOf'] }) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  const [game, ...others] = tables
  const venue = venueOf(game.enName)
  const isSame = others.every(({ rtp }) => rtp === game.rtp)
  return (
    <p className={styles.facts} aria-hidden="true">
      <span className={styles.game}>{name(game.name)}</span>
      {others.length === 0 && <span>{venue ? name(venue.name) : game.enName}</span>}
      {game.rtp !== null && isSame && <span>{`${t.rtp} ${game.rtp}%`}</span>}
    </p>
  )
}

type TableButtonProps = {
  game: Game
  venue: Venue | undefined
  /** The only table of its line, all of which is then the button. */
  isOnly: boolean
  /** Of the first room. */
  isFirst: boolean
  onPlay: () => void
}

/** Sits down at a table: one of several of a game is named by its venue. */
function TableButton({ game, venue, isOnly, isFirst, onPlay }: TableButtonProps) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  const at = venue ? name(venue.name) : game.enName
  return (
    <button type="button" className={styles.table} data-only={isOnly || undefined} onClick={onPlay}>
      <HiddenText>{`${name(game.name)} ${isOnly ? at : ''}`}</HiddenText>
      {isOnly ? <PlayMark isQuiet={!isFirst} /> : <span className={styles.venue}>{at}</span>}
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
