/** One row of the message list. */
import { formatDay, useMessages } from '@lantern/i18n'
import type { ChatHandle } from '../../room/use-chat.ts'
import { MessageLine } from '../line/message-line.tsx'
import { PendingLineRow } from '../line/pending-line-row.tsx'
import { chatMessages } from '../parts/chat.messages.ts'
import styles from './message-row.module.css'
import type { MessageRow } from './message-rows.rules.ts'
import type { RowActions } from './use-row-actions.ts'

type MessageRowProps = {
  row: MessageRow
  chat: ChatHandle
  blocked: ReadonlySet<string>
  targetSeq: number | null
  actions: RowActions
}

export function MessageRowView({ row, chat, blocked, targetSeq, actions }: MessageRowProps) {
  const t = useMessages(chatMessages)
  switch (row.kind) {
    case 'day':
      return <p className={styles.day}>{formatDay(row.at)}</p>
    case 'unread':
      return <p className={styles.unread}>{t.unreadFrom}</p>
    case 'line':
      return (
        <MessageLine
          line={row.line}
          isOwn={row.isOwn}
          isTogether={row.isTogether}
          isBlocked={blocked.has(row.line.speaker)}
          isQuoteBlocked={row.line.reply !== undefined && blocked.has(row.line.reply.speaker)}
          isTarget={row.line.seq === targetSeq}
          own={chat.room.login.speaker}
          {...actions}
        />
      )
    case 'pending': {
      const { cid, text, reply, mentions, bet } = row.line
      return (
        <PendingLineRow
          line={row.line}
          onRetry={() =>
            chat.say({ text, ...(reply && { reply }), ...(mentions && { mentions }), ...(bet && { bet }) }, cid)
          }
          onDismiss={() => chat.dispatch({ kind: 'dismissed', roomId: chat.roomId, cid })}
        />
      )
    }
  }
}
