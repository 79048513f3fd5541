/** The chat room that the session bar opens: of the match on the slip, if it has one. */
import { chatRooms } from '@lantern/contract/chat'
import { call } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import type { SlipState } from '../../parts/slip/slip.machine.ts'
import { matchOfSlip } from './slip-match.rules.ts'

/** Open to all (screens.md 10). */
const LOBBY_ROOM = 'lobby'
/** Rooms of matches open and close with them. */
const STALE_MS = 60_000

/** @param code the open venue */
export function useChatRoom(code: string, slip: SlipState): string {
  const matchId = matchOfSlip(code, slip)
  const rooms = useQuery({
    queryKey: ['games', 'chat-rooms'],
    queryFn: ({ signal }) => call(chatRooms, {}, { signal }),
    enabled: matchId !== null,
    staleTime: STALE_MS,
  })
  const own = `match:${matchId}`
  return matchId !== null && rooms.data?.list.some(({ roomId }) => roomId === own) ? own : LOBBY_ROOM
}
