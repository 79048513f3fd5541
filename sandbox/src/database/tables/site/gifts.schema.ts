/** Tables of gifts and red packets. Money in fen, times in epoch ms. */
import type { Generated, Selectable } from 'kysely'

type ChatGiftsTable = {
  id: string
  name_zh: string
  name_en: string
  icon: string
  price: number
  /** 1 offered, 2 not any more. */
  state: Generated<number>
  seat: number
}
export type GiftDefinition = Selectable<ChatGiftsTable>

type ChatGiftSendsTable = {
  no: string
  member_id: string
  room_id: string
  gift_id: string
  qty: number
  price: number
  at: number
  /** Null in rows from before it was kept. */
  request_no: Generated<string | null>
}

type ChatPacketsTable = {
  id: string
  member_id: string
  nick: string
  room_id: string
  note: string
  total: number
  count: number
  left_fen: number
  left_count: number
  at: number
  expire_at: number
  /** Its rest was returned, or there was none. */
  ended: Generated<boolean>
  request_no: Generated<string | null>
}
export type PacketRow = Selectable<ChatPacketsTable>

type ChatPacketSharesTable = { packet_id: string; member_id: string; nick: string; amount: number; rank: number }
export type ShareRow = Selectable<ChatPacketSharesTable>

export type GiftTables = {
  chat_gifts: ChatGiftsTable
  chat_gift_sends: ChatGiftSendsTable
  chat_packets: ChatPacketsTable
  chat_packet_shares: ChatPacketSharesTable
}
