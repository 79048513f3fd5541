/**
 * Unread lines while the panel, and so the socket, is closed: the list of rooms names the newest line of each, the device knows how far the member has
 * read. One small request a minute while the page is visible, and none of members who have never read a room.
 */
import type { SlotProps } from '@lantern/contract'
import { call, useSession } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { array, looseObject, number, object, optional, string } from 'valibot'
import { readMarks } from '../room/read-marks.ts'
import { unreadSince } from './closed-unread.rules.ts'

const REFRESH_MS = 60_000

/** The list of rooms as far as it is needed here: its own module holds every schema of the chat, which is not loaded before the panel opens. */
const roomNews = {
  method: 'POST',
  path: '/stream/api/v1/room/list',
  kind: 'read',
  access: 'public',
  request: object({}),
  response: looseObject({ list: array(looseObject({ roomId: string(), lastSeq: optional(number(), 0) })) }),
} as const

export function useClosedUnread(onUnread: SlotProps['chat.bubble']['onUnread']): void {
  const session = useSession()
  const memberId = session.kind === 'member' ? session.memberId : ''
  const hasRead = memberId !== '' && Object.keys(readMarks(memberId)).length > 0
  const { data } = useQuery({
    queryKey: ['chat', 'room-news', memberId],
    queryFn: ({ signal }) => call(roomNews, {}, { signal }),
    enabled: hasRead && onUnread !== undefined,
    refetchInterval: REFRESH_MS,
  })
  useEffect(() => {
    if (data) onUnread?.(unreadSince(data.list, readMarks(memberId)))
  }, [data, memberId, onUnread])
}
