/** The messages of a room. Sticks to the bottom while the reader is there; otherwise counts new messages. */
import type { ChatLine } from '@lantern/contract/chat'
import { useMessages } from '@lantern/i18n'
import { Button, Empty, ErrorPanel, IconDown, Skeleton } from '@lantern/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatRoomHandle } from '../room/use-chat-room.ts'
import { chatMessages } from './chat.messages.ts'
import { MessageLine } from './message-line.tsx'
import styles from './message-list.module.css'
import { PendingLineRow } from './pending-line-row.tsx'

/** Distance from the end that counts as being at the bottom, px. */
const NEAR_END_PX = 80
/** Distance from the top that loads older messages, px. */
const NEAR_TOP_PX = 120

type MessageListProps = { chat: ChatRoomHandle }

export function MessageList({ chat }: MessageListProps) {
  const t = useMessages(chatMessages)
  const { room } = chat
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const heightBefore = useRef(0)
  const [seenSeq, setSeenSeq] = useState(0)
  const newest = room.lines.at(-1)?.seq ?? 0
  const unseen = isAtEnd.current ? 0 : Math.max(0, newest - seenSeq)
  const firstSeq = room.lines[0]?.seq ?? 0

  const toEnd = (): void => {
    const list = box.current
    if (!list) return
    list.scrollTop = list.scrollHeight
    isAtEnd.current = true
    setSeenSeq(newest)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when messages are added or removed
  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd()
  }, [newest, room.pending.length])

  // Prepending older messages must not move the visible ones (scrollType 2).
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the first message changes
  useLayoutEffect(() => {
    const list = box.current
    if (!list) return
    if (room.scrollType === 2 && !isAtEnd.current) list.scrollTop += list.scrollHeight - heightBefore.current
    heightBefore.current = list.scrollHeight
  }, [firstSeq])

  useEffect(() => {
    const list = box.current
    if (list) heightBefore.current = list.scrollHeight
  })

  const onScroll = (): void => {
    const list = box.current
    if (!list) return
    const wasAtEnd = isAtEnd.current
    isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END_PX
    if (isAtEnd.current !== wasAtEnd || isAtEnd.current) setSeenSeq(newest)
    if (list.scrollTop < NEAR_TOP_PX && room.hasMore) chat.loadOlder()
  }

  // A lost connection clears the room; it is not empty, because its messages return on reconnect.
  const isOnItsWay = ['connecting', 'waiting'].includes(chat.connection.kind) && room.lines.length === 0
  if (chat.isLoading || (isOnItsWay && room.pending.length === 0))
    return <Skeleton className={styles.list} shape="row" count={6} label={t.loading} />
  if (room.lines.length === 0 && chat.failure !== null)
    return <ErrorPanel className={styles.list} title={t.unavailable} message={chat.failure} />
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={box} className={styles.list} role="log" aria-label={t.log} tabIndex={0} onScroll={onScroll}>
        {room.hasMore && (
          <Button className={styles.older} size="sm" kind="quiet" onClick={chat.loadOlder}>
            {t.older}
          </Button>
        )}
        {room.lines.length === 0 && room.pending.length === 0 && <Empty art="chat" title={t.empty} />}
        {room.lines.map((line: ChatLine, index) => (
          <MessageLine
            key={line.seq}
            line={line}
            before={room.lines[index - 1]}
            isOwn={line.speaker !== '' && line.speaker === room.login.speaker}
          />
        ))}
        {room.pending.map((line) => (
          <PendingLineRow
            key={line.cid}
            line={line}
            onRetry={() => chat.send(line.text, line.cid)}
            onDismiss={() => chat.dismiss(line.cid)}
          />
        ))}
      </div>
      {unseen > 0 && (
        <Button className={styles.jump} size="sm" icon={<IconDown />} onClick={toEnd}>
          {t.newLines({ n: unseen })}
        </Button>
      )}
    </div>
  )
}
