/** Requests of the chat. */
import { chatHistory, chatJwt, chatRooms } from '@lantern/contract/chat'
import { CHAT_HOSTS_ENTRY, vvPretty } from '@lantern/contract/site'
import { memberInfo } from '@lantern/contract/user'
import { call, readDictionary } from '@lantern/platform'

export const fetchCredentials = () => call(chatJwt, {})
export const fetchRooms = (signal?: AbortSignal) => call(chatRooms, {}, { signal })
export const fetchNewest = (roomId: string, signal?: AbortSignal) => call(chatHistory, { roomId, size: 30 }, { signal })
export const fetchBefore = (roomId: string, beforeSeq: number) => call(chatHistory, { roomId, beforeSeq, size: 30 })
export const fetchAfter = (roomId: string, afterSeq: number) => call(chatHistory, { roomId, afterSeq, size: 50 })
export const fetchMember = (signal?: AbortSignal) => call(memberInfo, { withLockMoney: 1 }, { signal })

/** First chat host of config entry 51 (spec 7), null without one. Fetched only if the page was served without the dictionary. */
export async function findChatHost(): Promise<string | null> {
  const [known] = readDictionary(CHAT_HOSTS_ENTRY)
  if (known !== undefined) return known
  const config = await call(vvPretty, {})
  return config[CHAT_HOSTS_ENTRY]?.[0] ?? null
}
