import type { Game, Venue } from '@lantern/contract/games'
import type { LobbyRoom } from '@lantern/contract/lobbies'
import { formatMoney, useMessages } from '@lantern/i18n'
import { lazyPage } from '@lantern/page/lazy-page'
import { HiddenText, Section, Skeleton } from '@lantern/ui'
import { Suspense, useState } from 'react'
import { useName } from '../../parts/named.ts'
import { DottedFacts } from '../parts/dotted-facts.tsx'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import styles from './room-list.module.css'

const RoomSheet = lazyPage(() => import('./room-sheet.tsx'), 'RoomSheet')

export type RoomListProps = {
  /** Undefined while loading. */
  rooms: readonly LobbyRoom[] | undefined
  venueOf: (enName: string) => Venue | undefined
  /** The member blocked the venue of a game: it is left out. */
  isBlocked: (game: Game) => boolean
  onPlay: (game: Game) => void
}

/** Rooms of card games by stake, each a row with one button. Without pictures, which the list below has. */
export function RoomList({ rooms, venueOf, isBlocked, onPlay }: RoomListProps) {
  const t = useMessages(lobbyMessages)
  // Stays mounted once opened, so that its sheet has a closing animation.
  const [entered, setEntered] = useState<{ room: LobbyRoom; isOpen: boolean } | null>(null)
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
  const enter = (room: LobbyRoom): void => {
    const [table, ...others] = room.list
    if (table && others.length === 0) onPlay(table)
    else setEntered({ room, isOpen: true })
  }
  return (
    <Section title={t.rooms}>
      <ul className={styles.rooms}>
        {open.map((room) => (
          <li key={room.key}>
            <Room room={room} venueOf={venueOf} onEnter={() => enter(room)} />
          </li>
        ))}
      </ul>
      {entered && (
        <Suspense fallback={null}>
          <RoomSheet
            room={entered.room}
            open={entered.isOpen}
            onOpenChange={(isOpen) => setEntered({ ...entered, isOpen })}
            venueOf={venueOf}
            onPlay={onPlay}
          />
        </Suspense>
      )}
    </Section>
  )
}

type RoomProps = { room: LobbyRoom; venueOf: RoomListProps['venueOf']; onEnter: () => void }

/** Its stakes, the return that its tables have in common, its games and their venues. A tap anywhere on it enters. */
function Room({ room, venueOf, onEnter }: RoomProps) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  const { list, minBet, maxBet } = room
  const [table, ...others] = list
  const rtp = others.every((other) => other.rtp === table?.rtp) ? table?.rtp : null
  const games = new Set(list.map((game) => name(game.name)))
  const venueName = (enName: string) => {
    const venue = venueOf(enName)
    return venue ? name(venue.name) : enName
  }
  const venues = new Set(list.map(({ enName }) => venueName(enName)))
  return (
    <div className={styles.room}>
      <h3 className={styles.name}>{name(room.name)}</h3>
      <p className={styles.terms}>
        <span className={styles.stakes}>{`¥${formatMoney(minBet)}–${formatMoney(maxBet)}`}</span>
        {rtp != null && <span>{`${t.rtp} ${rtp}%`}</span>}
      </p>
      <DottedFacts facts={[...games, ...venues]} className={styles.facts} />
      <button type="button" className={styles.enter} onClick={onEnter}>
        <span className={styles.face}>{t.enterRoom}</span>
        <HiddenText>{` ${name(room.name)}`}</HiddenText>
      </button>
    </div>
  )
}
