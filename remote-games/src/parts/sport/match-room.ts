/** The chat room of a match. Rooms open and close with their matches, so it is looked up before a link to it is shown. */
import { chatRooms } from '@lantern/contract/chat'
import { call } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'

/** The lobby, open to all (screens.md 10). */
export const LOBBY_ROOM = 'lobby'
const STALE_MS = 60_000
const OPEN = 1

/** @param matchId null for a screen without a match @returns the lobby until the rooms are loaded, and for a match without an open room */
export function useMatchRoom(matchId: string | null): string {
  const rooms = useQuery({
    queryKey: ['games', 'chat-rooms'],
    queryFn: ({ signal }) => call(chatRooms, {}, { signal }),
    enabled: matchId !== null,
    staleTime: STALE_MS,
  })
  const own = `match:${matchId}`
  const isOpen = rooms.data?.list.some(({ roomId, status }) => roomId === own && status === OPEN) ?? false
  return matchId !== null && isOpen ? own : LOBBY_ROOM
}
