/** The rows of the message list: lines with dividers between them, then the member's pending lines. */
import type { ChatLine } from '@lantern/contract/chat'
import { siteDayStart } from '@lantern/contract/site-time'
import type { PendingLine, RoomView } from '../../room/room.rules.ts'

/** Lines of one sender within this time are grouped. */
const TOGETHER_MS = 5 * 60_000

export type MessageRow =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'unread'; key: string }
  | { kind: 'line'; key: string; line: ChatLine; isOwn: boolean; isTogether: boolean }
  | { kind: 'pending'; key: string; line: PendingLine }

type Source = Pick<RoomView, 'lines' | 'pending' | 'dividerSeq' | 'login'>

export function messageRows({ lines, pending, dividerSeq, login }: Source): MessageRow[] {
  const rows: MessageRow[] = []
  let before: ChatLine | undefined
  for (const line of lines) {
    const isNewDay = before === undefined || siteDayStart(before.at) !== siteDayStart(line.at)
    const isUnread = dividerSeq !== null && before !== undefined && before.seq <= dividerSeq && line.seq > dividerSeq
    if (isNewDay) rows.push({ kind: 'day', key: `day-${line.seq}`, at: line.at })
    if (isUnread) rows.push({ kind: 'unread', key: 'unread' })
    rows.push({
      kind: 'line',
      key: lineKey(line.seq),
      line,
      isOwn: line.speaker !== '' && line.speaker === login.speaker,
      isTogether: !isNewDay && !isUnread && before !== undefined && isTogether(before, line),
    })
    before = line
  }
  for (const line of pending) rows.push({ kind: 'pending', key: `cid-${line.cid}`, line })
  return rows
}

/** Key of a line's row, for jumps. */
export function lineKey(seq: number): string {
  return `seq-${seq}`
}

function isTogether(before: ChatLine, line: ChatLine): boolean {
  return before.speaker === line.speaker && before.nick === line.nick && line.at - before.at < TOGETHER_MS
}
