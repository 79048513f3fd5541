import type { Game, Venue } from '@lantern/contract/games'
import type { LobbyRoom } from '@lantern/contract/lobbies'
import { useMessages } from '@lantern/i18n'
import { ListRow, Sheet, VenueMark } from '@lantern/ui'
import { useName } from '../../parts/named.ts'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import styles from './room-sheet.module.css'

export type RoomSheetProps = {
  room: LobbyRoom
  open: boolean
  onOpenChange: (open: boolean) => void
  venueOf: (enName: string) => Venue | undefined
  onPlay: (game: Game) => void
}

/** The tables of a room that has several: a tap sits down at one. */
export function RoomSheet({ room, open, onOpenChange, venueOf, onPlay }: RoomSheetProps) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={name(room.name)} closeLabel={t.closeSheet}>
      <p className={styles.lead}>{t.roomsLead}</p>
      <ul className={styles.tables}>
        {room.list.map((game) => {
          const venue = venueOf(game.enName)
          return (
            <li key={`${game.enName}-${game.gameCode}`}>
              <ListRow
                className={styles.table}
                icon={<VenueMark code={game.enName} />}
                title={venue ? name(venue.name) : game.enName}
                detail={name(game.name)}
                value={game.rtp === null ? undefined : `${t.rtp} ${game.rtp}%`}
                onClick={() => {
                  onOpenChange(false)
                  onPlay(game)
                }}
              />
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
