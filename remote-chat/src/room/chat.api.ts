/** Server calls of chat. */
import { chatHistory, chatJwt, chatRooms } from '@lantern/contract/chat'
import { CHAT_HOSTS_ENTRY, vvPretty } from '@lantern/contract/site'
import { memberInfo } from '@lantern/contract/user'
import { call } from '@lantern/platform'

export const fetchCredentials = () => call(chatJwt, {})
export const fetchRooms = (signal?: AbortSignal) => call(chatRooms, {}, { signal })
export const fetchNewest = (roomId: string, signal?: AbortSignal) => call(chatHistory, { roomId, size: 30 }, { signal })
export const fetchBefore = (roomId: string, beforeSeq: number) => call(chatHistory, { roomId, beforeSeq, size: 30 })
export const fetchAfter = (roomId: string, afterSeq: number) => call(chatHistory, { roomId, afterSeq, size: 50 })
export const fetchMember = (signal?: AbortSignal) => call(memberInfo, { withLockMoney: 1 }, { signal })

/** First chat host of config entry 51 (spec 7), null when the site has none. */
export async function fetchChatHost(): Promise<string | null> {
  const config = await call(vvPretty, {})
  return config[CHAT_HOSTS_ENTRY]?.[0] ?? null
}
