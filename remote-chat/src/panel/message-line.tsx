/** One chat message. Messages of the same sender within five minutes are grouped. */
import type { ChatLine } from '@lantern/contract/chat'
import { formatDay, formatTime, useMessages } from '@lantern/i18n'
import { Avatar, Badge } from '@lantern/ui'
import { memo } from 'react'
import { chatMessages } from './chat.messages.ts'
import styles from './message-line.module.css'

const TOGETHER_MS = 5 * 60_000

type MessageLineProps = { line: ChatLine; before: ChatLine | undefined; isOwn: boolean }

export const MessageLine = memo(function MessageLine({ line, before, isOwn }: MessageLineProps) {
  const t = useMessages(chatMessages)
  const isSameDay = before !== undefined && formatDay(before.at) === formatDay(line.at)
  const isTogether = isSameDay && before.speaker === line.speaker && line.at - before.at < TOGETHER_MS
  return (
    <>
      {!isSameDay && <p className={styles.day}>{formatDay(line.at)}</p>}
      <div className={styles.line} data-own={isOwn || undefined} data-together={isTogether || undefined}>
        {!isOwn && (
          <span className={styles.avatar}>
            {!isTogether && <Avatar seed={line.speaker} name={line.nick} size="sm" />}
          </span>
        )}
        <div className={styles.body}>
          {!isTogether && (
            <p className={styles.who}>
              <span className={styles.nick}>{isOwn ? t.you : line.nick}</span>
              {line.vip > 0 && <Badge tone="accent">{t.vip({ n: line.vip })}</Badge>}
              {line.bot && <Badge>{t.bot}</Badge>}
            </p>
          )}
          <p className={styles.bubble} data-shielded={line.shielded || undefined}>
            {line.shielded ? t.shielded : line.text}
            <time className={styles.time}>{formatTime(line.at)}</time>
          </p>
        </div>
      </div>
    </>
  )
})
