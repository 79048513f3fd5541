/** The messages of a room. Follows new ones while the reader is at the end; otherwise counts them and stays where it is. */

import type { ChatLine } from '@lantern/contract/chat'
import { formatDay, useMessages } from '@lantern/i18n'
import { AnchoredList, type AnchoredListHandle, Button, Empty, ErrorPanel, IconDown, Skeleton } from '@lantern/ui'
import { useEffect, useMemo, useRef } from 'react'
import { isLive } from '../../room/line-window.rules.ts'
import { unreadOf } from '../../room/room.rules.ts'
import type { ChatHandle } from '../../room/use-chat.ts'
import { chatMessages } from '../parts/chat.messages.ts'
import { Announcer } from './announcer.tsx'
import { onLineKey } from './line-keys.ts'
import styles from './message-list.module.css'
import { MessageRowView } from './message-row.tsx'
import { type MessageRow, messageRows } from './message-rows.rules.ts'
import { useJump } from './use-jump.ts'
import { useRowActions } from './use-row-actions.ts'
import { useTopDay } from './use-top-day.ts'

const keyOf = (row: MessageRow): string => row.key
const kindOf = (row: MessageRow): string =>
  row.kind === 'line' ? `line${row.isOwn ? ' own' : ''}${row.isTogether ? ' together' : ''}` : row.kind

type MessageListProps = {
  chat: ChatHandle
  /** The member's level may not read the room. */
  isOutOfLevel: boolean
  /** Speakers whose lines the member does not want to see. */
  blocked: ReadonlySet<string>
  onMenu: (line: ChatLine) => void
  /** The member followed a link to a page. */
  onLeave: () => void
  /** Undefined if the member may not react. */
  onReact?: (line: ChatLine, emoji: string, on: boolean) => void
}

export function MessageList({ chat, isOutOfLevel, blocked, onMenu, onReact, onLeave }: MessageListProps) {
  const t = useMessages(chatMessages)
  const { room, roomId, dispatch } = chat
  const list = useRef<AnchoredListHandle>(null)
  const isGoingToEnd = useRef(false)
  const { lines, pending, dividerSeq, login } = room
  const rows = useMemo(() => messageRows({ lines, pending, dividerSeq, login }), [lines, pending, dividerSeq, login])
  const topDay = useTopDay(rows)
  const isAtNewest = isLive(room)
  const { targetSeq, jumpTo } = useJump(chat, list, rows)
  const actions = useRowActions({ onMenu, onJump: jumpTo, onLeave, ...(onReact && { onReact }) })
  const openMenu = (seq: number): void => {
    const line = lines.find((one) => one.seq === seq)
    if (line) onMenu(line)
  }

  const toEnd = (): void => {
    if (isAtNewest) list.current?.toEnd()
    else {
      isGoingToEnd.current = true
      dispatch({ kind: 'wanted', roomId, where: 'newest' })
    }
  }
  // The newest page was fetched for the jump.
  useEffect(() => {
    if (!isAtNewest || !isGoingToEnd.current) return
    isGoingToEnd.current = false
    list.current?.toEnd()
  }, [isAtNewest])
  // The member's own line is always in view.
  const isSending = pending.length
  useEffect(() => {
    if (isSending > 0) list.current?.toEnd()
  }, [isSending])

  const unread = unreadOf(room)
  const showsJump = rows.length > 0 && (room.scrollType !== 1 || !isAtNewest)
  return (
    <div className={styles.frame} onScrollCapture={topDay.onScrollCapture}>
      <Announcer
        lines={lines}
        blocked={blocked}
        newestSeq={room.newestSeq}
        speaker={login.speaker}
        isReady={room.isLoaded && room.failure === null}
      />
      {rows.length === 0 ? (
        <NoMessages chat={chat} isOutOfLevel={isOutOfLevel} />
      ) : (
        <AnchoredList
          label={t.log}
          items={rows}
          keyOf={keyOf}
          kindOf={kindOf}
          handle={list}
          className={styles.list}
          onStart={() => dispatch({ kind: 'wanted', roomId, where: 'before' })}
          onEnd={() => dispatch({ kind: 'wanted', roomId, where: 'after' })}
          onAtEnd={(isAtEnd) => dispatch({ kind: 'seen', roomId, isAtEnd })}
          onKeyDown={(event) => onLineKey(event, openMenu)}
          renderItem={(row) => (
            <MessageRowView row={row} chat={chat} blocked={blocked} targetSeq={targetSeq} actions={actions} />
          )}
        />
      )}
      {showsJump && topDay.at !== null && (
        <p className={styles.day} aria-hidden="true">
          <span>{formatDay(topDay.at)}</span>
        </p>
      )}
      {showsJump && (
        <Button className={styles.jump} size="sm" icon={<IconDown />} onClick={toEnd}>
          {unread > 0 ? t.newLines({ n: unread }) : t.latest}
        </Button>
      )}
    </div>
  )
}

/** A lost connection clears the room; it does not count as empty, because its messages return on reconnect. */
function NoMessages({ chat: { room, status }, isOutOfLevel }: Pick<MessageListProps, 'chat' | 'isOutOfLevel'>) {
  const t = useMessages(chatMessages)
  if (room.failure !== null) return <ErrorPanel className={styles.list} title={t.unavailable} message={room.failure} />
  const isComing = !room.isLoaded || status === 'reconnecting'
  if (isComing) return <Skeleton className={styles.list} shape="row" count={6} label={t.loading} />
  return (
    <div className={styles.list} role="log" aria-live="off" aria-label={t.log}>
      <Empty art="chat" title={isOutOfLevel ? t.outOfLevel : t.empty} />
    </div>
  )
}
