/**
 * Unread lines while the panel and its socket are closed: the list of rooms has the newest line of each room, the device the read marks of the member.
 * One small request a minute while the page is visible; none if the member has never read a room.
 */
import type { SlotProps } from '@lantern/contract'
import { call, useSession } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { array, looseObject, number, object, optional, string } from 'valibot'
import { readMarks } from '../room/read-marks.ts'
import { unreadSince } from './closed-unread.rules.ts'

const REFRESH_MS = 60_000

/** The part of the room list that is needed here: the module of the whole endpoint has every schema of the chat, which loads with the panel. */
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
