/** The rooms as chips, with the number of unread lines of rooms that the member has read. */
import type { ChatRoom } from '@lantern/contract/chat'
import { formatCount, useLocale, useMessages } from '@lantern/i18n'
import { Chip, HiddenText } from '@lantern/ui'
import { readMarks } from '../room/read-marks.ts'
import { type RoomView, unreadOf } from '../room/room.rules.ts'
import { chatMessages } from './parts/chat.messages.ts'
import styles from './room-switcher.module.css'

/** Higher numbers are shown as `99+`. */
const MAX_SHOWN = 99

type RoomSwitcherProps = {
  list: readonly ChatRoom[]
  roomId: string
  rooms: Readonly<Record<string, RoomView>>
  memberId: string
  onRoom: (roomId: string) => void
}

export function RoomSwitcher({ list, roomId, rooms, memberId, onRoom }: RoomSwitcherProps) {
  const t = useMessages(chatMessages)
  const locale = useLocale()
  const marks = readMarks(memberId)
  return (
    <fieldset className={styles.rooms} aria-label={t.rooms}>
      {list.map((room) => {
        const name = locale === 'en' ? room.name.en : room.name.zh
        const unread = room.roomId === roomId ? 0 : unreadIn(room, rooms[room.roomId], marks[room.roomId])
        return (
          <Chip
            key={room.roomId}
            selected={room.roomId === roomId}
            count={unread > 0 ? <Unread count={unread} /> : undefined}
            onClick={() => onRoom(room.roomId)}
          >
            {name}
          </Chip>
        )
      })}
    </fieldset>
  )
}

function Unread({ count }: { count: number }) {
  const t = useMessages(chatMessages)
  return (
    <>
      <span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : formatCount(count)}</span>
      <HiddenText>{t.unread({ n: count })}</HiddenText>
    </>
  )
}

/** Joined rooms get their newest line from the socket, others from the list of rooms. A room that was never read counts none. */
function unreadIn(room: ChatRoom, view: RoomView | undefined, mark: number | undefined): number {
  if (view?.isJoined) return unreadOf(view)
  return mark === undefined ? 0 : Math.max(0, room.lastSeq - mark)
}
