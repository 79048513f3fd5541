/** The chat panel: a full sheet over any page (screens.md 10). */
import type { SlotProps } from '@lantern/contract'
import { formatCount, useLocale, useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { Chip, Sheet } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { fetchMember, fetchRooms } from '../room/chat.api.ts'
import { gateOf } from '../room/room.rules.ts'
import { useChatRoom } from '../room/use-chat-room.ts'
import { chatMessages } from './chat.messages.ts'
import styles from './chat-panel.module.css'
import { Composer } from './composer.tsx'
import { ConnectionLine } from './connection-line.tsx'
import { MessageList } from './message-list.tsx'

export function ChatPanel({ roomId, onClose, onRoom }: SlotProps['chat.panel']) {
  const t = useMessages(chatMessages)
  return (
    <Sheet open height="full" title={t.title} closeLabel={t.close} onOpenChange={(open) => open || onClose()}>
      <Room key={roomId} roomId={roomId} onRoom={onRoom} onClose={onClose} />
    </Sheet>
  )
}

function Room({ roomId, onRoom, onClose }: SlotProps['chat.panel']) {
  const t = useMessages(chatMessages)
  const locale = useLocale()
  const session = useSession()
  const isMember = session.kind === 'member'
  const chat = useChatRoom(roomId)
  const rooms = useQuery({ queryKey: ['chat', 'rooms'], queryFn: ({ signal }) => fetchRooms(signal) })
  const member = useQuery({
    queryKey: ['member', 'info'],
    queryFn: ({ signal }) => fetchMember(signal),
    enabled: isMember,
  })
  const gate = gateOf(
    chat.room,
    isMember ? { vip: member.data?.vipLevel ?? 0 } : null,
    chat.connection.kind === 'connected',
  )
  const list = rooms.data?.list ?? []
  return (
    <div className={styles.room}>
      {list.length > 1 && (
        <fieldset className={styles.rooms} aria-label={t.rooms}>
          {list.map((room) => (
            <Chip key={room.roomId} selected={room.roomId === roomId} onClick={() => onRoom(room.roomId)}>
              {locale === 'en' ? room.name.en : room.name.zh}
            </Chip>
          ))}
        </fieldset>
      )}
      <div className={styles.head}>
        <ConnectionLine connection={chat.connection} isMember={isMember} onReconnect={chat.reconnect} />
        {chat.room.online > 0 && (
          <span className={styles.online}>{t.online({ n: formatCount(chat.room.online) })}</span>
        )}
      </div>
      {chat.room.pinned.map((notice) => (
        <p key={notice.en} className={styles.pinned}>
          {locale === 'en' ? notice.en : notice.zh}
        </p>
      ))}
      <MessageList chat={chat} />
      <Composer
        key={isMember ? session.memberId : ''}
        gate={gate}
        memberId={isMember ? session.memberId : ''}
        roomId={roomId}
        onSend={chat.send}
        onLeave={onClose}
      />
    </div>
  )
}
