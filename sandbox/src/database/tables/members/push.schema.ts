/** Web Push: subscriptions of browsers, messages that wait, matches whose start was announced. */
import type { Generated, Selectable } from 'kysely'

type PushSubsTable = {
  endpoint: string
  member_id: string
  device_uuid: string
  /** base64url, as the browser gave them. */
  p256dh: string
  auth: string
  /** Comma-separated. */
  topics: string
  at: number
}
type PushMessagesTable = {
  id: string
  endpoint: string
  topic: string
  title_zh: string
  title_en: string
  url: string
  tag: string
  due_at: number
  tries: Generated<number>
}
type PushMatchStartsTable = { member_id: string; match_id: string; at: number }

export type PushSub = Selectable<PushSubsTable>
export type PushTables = {
  push_subs: PushSubsTable
  push_messages: PushMessagesTable
  push_match_starts: PushMatchStartsTable
}
