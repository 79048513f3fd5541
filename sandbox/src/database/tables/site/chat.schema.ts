/** Tables of the chat (screens.md 11.8). Times in epoch ms. */
import type { Generated, Selectable } from 'kysely'

type ChatRoomsTable = {
  room_id: string
  type: 'lobby' | 'match' | 'vip'
  name_zh: string
  name_en: string
  status: Generated<number>
  slow_sec: Generated<number>
  vip_min: Generated<number>
  vip_max: Generated<number>
  /** JSON list of texts. */
  pinned: Generated<string>
  last_seq: Generated<number>
}
export type RoomRow = Selectable<ChatRoomsTable>

type ChatLinesTable = {
  room_id: string
  seq: number
  kind: 'text' | 'bet'
  member_id: string
  nick: string
  vip: number
  text: string
  at: number
  cid: Generated<string>
  shielded: Generated<boolean>
  bot: Generated<boolean>
}
export type LineRow = Selectable<ChatLinesTable>

type ChatMutesTable = { member_id: string; room_id: string; rule: string; until: number }
export type MuteRow = Selectable<ChatMutesTable>

/** Tickets that were used, until they would have run out. */
type ChatTicketsTable = { jti: string; expire_at: number }

export type ChatTables = {
  chat_rooms: ChatRoomsTable
  chat_lines: ChatLinesTable
  chat_mutes: ChatMutesTable
  chat_tickets: ChatTicketsTable
}
