/** The chat panel: a full sheet over any page; part of the screen while a venue is open (screens.md 10). */
import type { SlotProps } from '@lantern/contract'
import type { ChatRoom, Score } from '@lantern/contract/chat'
import { formatCount, useLocale, useMessages } from '@lantern/i18n'
import { lazyPage } from '@lantern/page/lazy-page'
import { now, useSession } from '@lantern/platform'
import { Sheet } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useReducer } from 'react'
import { fetchRooms } from '../room/chat.api.ts'
import { unreadOf } from '../room/room.rules.ts'
import { type ChatHandle, useChat } from '../room/use-chat.ts'
import { gateOf } from '../room/write-gate.rules.ts'
import styles from './chat-panel.module.css'
import { ConnectionLine } from './connection-line.tsx'
import { chatMessages } from './parts/chat.messages.ts'
import { Room } from './room.tsx'
import { RoomSwitcher } from './room-switcher.tsx'

/** Most visits see none. */
const RoomNews = lazyPage(() => import('./room-news.tsx'), 'RoomNews')
const ScoreBar = lazyPage(() => import('./score/score-bar.tsx'), 'ScoreBar')

/** How often the list of rooms is fetched: new lines of rooms that are not joined, scores, rooms that open and close. */
const ROOMS_REFRESH_MS = 30_000

export function ChatPanel({ roomId, onClose, onRoom, onUnread, shareBet, besideVenue }: SlotProps['chat.panel']) {
  const t = useMessages(chatMessages)
  const session = useSession()
  return (
    <Sheet
      open
      beside={besideVenue ? 'split' : true}
      height="full"
      className={styles.panel}
      title={t.title}
      closeLabel={t.close}
      onOpenChange={(open) => open || onClose()}
    >
      {/* Remounts for another member, so that no state of the previous one is left. */}
      <Chat
        key={session.kind === 'member' ? session.token : ''}
        roomId={roomId}
        onRoom={onRoom}
        onUnread={onUnread}
        onClose={onClose}
        shareBet={shareBet}
      />
    </Sheet>
  )
}

function Chat({ roomId, onRoom, onUnread, onClose, shareBet }: SlotProps['chat.panel']) {
  const t = useMessages(chatMessages)
  const locale = useLocale()
  const chat = useChat(roomId)
  const { room, status, memberId } = chat
  const isMember = status !== 'visitor'
  const rooms = useQuery({
    queryKey: ['chat', 'rooms'],
    queryFn: ({ signal }) => fetchRooms(signal),
    refetchInterval: ROOMS_REFRESH_MS,
  })
  const member = useQuery({
    queryKey: ['member', 'info'],
    queryFn: async ({ signal }) => (await import('../room/member.api.ts')).fetchMember(signal),
    enabled: isMember,
  })
  const standing = member.data && { vip: member.data.vipLevel, kyc: member.data.kyc, status: member.data.status }
  const [, judgeAgain] = useReducer((times: number) => times + 1, 0)
  const gate = gateOf(room, isMember ? standing : null, { isConnected: status === 'online', now: now() })
  const list = rooms.data?.list ?? []
  const match = list.find((one) => one.roomId === roomId)?.match
  useListedScore(chat, match)
  useUnreadBadge(chat.rooms, onUnread)
  return (
    <div className={styles.room}>
      <div className={styles.head}>
        <ConnectionLine status={status} onReconnect={chat.reconnect} />
        {room.news !== null && (
          <Suspense fallback={null}>
            <RoomNews news={room.news} />
          </Suspense>
        )}
        <span className={styles.about}>
          {[room.online > 1 && t.online({ n: formatCount(room.online) }), room.hasBots && t.simulated]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {list.length > 1 && (
        <RoomSwitcher list={list} roomId={roomId} rooms={chat.rooms} memberId={memberId} onRoom={onRoom} />
      )}
      {room.scores.length > 0 && (
        <Suspense fallback={null}>
          <ScoreBar scores={room.scores} match={match} />
        </Suspense>
      )}
      {room.pinned.length > 0 && (
        <ul className={styles.pinned} aria-label={t.pinned}>
          {room.pinned.map((notice) => (
            <li key={notice.seq ?? notice.en}>{locale === 'en' ? notice.en : notice.zh}</li>
          ))}
        </ul>
      )}
      <Room
        key={`${memberId}/${roomId}`}
        chat={chat}
        gate={gate}
        shareBet={shareBet}
        onShareClosed={() => onRoom(roomId)}
        onDue={judgeAgain}
        onClose={onClose}
      />
    </div>
  )
}

/** Reports to the shell how many lines of the opened rooms are unread: new ones while the page is hidden, and those of other rooms. */
function useUnreadBadge(rooms: ChatHandle['rooms'], onUnread: SlotProps['chat.panel']['onUnread']): void {
  const count = Object.values(rooms).reduce((sum, room) => sum + unreadOf(room), 0)
  useEffect(() => onUnread?.(count), [onUnread, count])
  useEffect(() => () => onUnread?.(0), [onUnread])
}

/** The score in the list of rooms, until the socket sends one (10014). */
function useListedScore({ roomId, room, dispatch }: ChatHandle, match: ChatRoom['match']): void {
  const { isJoined } = room
  useEffect(() => {
    if (!match || isJoined) return
    const clock = match.clock === null ? '' : `${match.clock}'`
    const score: Score = {
      matchId: roomId.replace(/^match:/, ''),
      seq: match.seq,
      ...match.score,
      period: '',
      clock,
      event: '',
      odds: [],
    }
    dispatch({ kind: 'fact', fact: { kind: 'scored', roomId, at: performance.now(), score } })
  }, [dispatch, roomId, isJoined, match])
}
