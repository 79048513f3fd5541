/** The chat in the address (`?chat=1&roomId=…&shareBet=…`), so that it can be linked and the back button closes it. */
import { useSearchParams } from 'react-router-dom'

/** The room that is open to all (screens.md 10). */
const LOBBY = 'lobby'

export type ChatAddress = {
  readonly isOpen: boolean
  readonly roomId: string
  /** Number of an own bet that the member wants to share. */
  readonly shareBet: string | undefined
  /** @param isReplaced the back button does not return to the address before */
  go(next: { open: boolean; roomId?: string }, isReplaced?: boolean): void
}

export function useChatAddress(): ChatAddress {
  const [query, setQuery] = useSearchParams()
  return {
    isOpen: query.get('chat') === '1',
    roomId: query.get('roomId') ?? query.get('rid') ?? LOBBY,
    shareBet: query.get('shareBet') ?? undefined,
    go(next, isReplaced = false) {
      const params = new URLSearchParams(query)
      params.delete('rid')
      params.delete('shareBet')
      if (next.open) {
        params.set('chat', '1')
        params.set('roomId', next.roomId ?? LOBBY)
      } else {
        params.delete('chat')
        params.delete('roomId')
      }
      setQuery(params, { replace: isReplaced, preventScrollReset: true })
    },
  }
}
