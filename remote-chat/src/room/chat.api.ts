/** Requests of the chat. */
import { chatHistory, chatJwt, chatReact, chatRooms, type REACTIONS } from '@lantern/contract/chat'
import { rowsOf } from '@lantern/contract/open-enum'
import type { CHAT_HOSTS_ENTRY } from '@lantern/contract/site'
import { call, readDictionary } from '@lantern/platform'
import { looseObject } from 'valibot'
import { lineSchema } from '../connection/line.schema.ts'

export type HistoryPage = { roomId: string; beforeSeq?: number; afterSeq?: number; size: number }

const history = { ...chatHistory, response: looseObject({ ...chatHistory.response.entries, list: rowsOf(lineSchema) }) }

export const fetchCredentials = () => call(chatJwt, {})
export const fetchRooms = (signal?: AbortSignal) => call(chatRooms, {}, { signal })
export const fetchHistory = (page: HistoryPage) => call(history, page)
/** @param on true adds the reaction, false removes it */
export const sendReaction = (roomId: string, seq: number, emoji: (typeof REACTIONS)[number], on: boolean) =>
  call(chatReact, { roomId, seq, emoji, on })

/** A literal, because the module of the entry contains every endpoint of the site. */
const HOSTS_ENTRY: typeof CHAT_HOSTS_ENTRY = '51'

/** First chat host of config entry 51 (spec 7), null without one. Fetched only if the page was served without the dictionary. */
export async function findChatHost(): Promise<string | null> {
  const [known] = readDictionary(HOSTS_ENTRY)
  if (known !== undefined) return known
  const { fetchDictionary } = await import('./dictionary.api.ts')
  return (await fetchDictionary())[HOSTS_ENTRY]?.[0] ?? null
}
