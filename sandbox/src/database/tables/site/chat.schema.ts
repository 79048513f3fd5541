/** Tables of the chat (screens.md 11.8). Times in epoch ms. */
import type { Generated, Selectable } from 'kysely'

type ChatRoomsTable = {
  room_id: string
  type: 'lobby' | 'match' | 'vip'
  name_zh: string
  name_en: string
  status: Generated<number>
  status_reason: Generated<string>
  /** A room in maintenance opens again at this time. */
  resume_at: Generated<number | null>
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
  /** The same in English, of bots; '' for members. */
  text_en: Generated<string>
  at: number
  cid: Generated<string>
  shielded: Generated<boolean>
  bot: Generated<boolean>
  reply_to: Generated<number | null>
  /** JSON list of speakers. */
  mentions: Generated<string>
  /** Of a line of kind `bet`. */
  bet_no: Generated<string | null>
  /** How much of the stake is shown: 0 nothing, 1 a band, 2 the amount. */
  privacy: Generated<number>
  /** State of the bet that readers saw last. */
  bet_told: Generated<string>
  /** The red packet that the line brings. */
  packet_id: Generated<string | null>
}
export type LineRow = Selectable<ChatLinesTable>

type ChatReactionsTable = { room_id: string; seq: number; emoji: string; member_id: string; at: number }

/** Without a room a mute holds in all. `appeal` is what the member said against it. */
type ChatMutesTable = {
  member_id: string
  room_id: string
  rule: string
  until: number
  appeal: Generated<string | null>
}
export type MuteRow = Selectable<ChatMutesTable>

type ChatBlocksTable = { member_id: string; blocked_id: string; nick: string }

type ChatReportsTable = { member_id: string; room_id: string; seq: number; reason: string; note: string; at: number }

type ChatModLogTable = {
  id: Generated<number>
  at: number
  by: string
  action: 'shield' | 'mute' | 'unmute' | 'room' | 'all-rooms' | 'pin' | 'unpin' | 'slow'
  room_id: string
  detail: string
}
export type ModAction = ChatModLogTable['action']

/** Tickets that were used, until they would have run out. */
type ChatTicketsTable = { jti: string; expire_at: number }

export type ChatTables = {
  chat_rooms: ChatRoomsTable
  chat_lines: ChatLinesTable
  chat_reactions: ChatReactionsTable
  chat_mutes: ChatMutesTable
  chat_tickets: ChatTicketsTable
  chat_blocks: ChatBlocksTable
  chat_reports: ChatReportsTable
  chat_mod_log: ChatModLogTable
}
