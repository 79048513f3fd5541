/** Tables of customer service and of agent top-up codes. Money in fen. */
import type { Generated, Selectable } from 'kysely'

type ServiceSessionsTable = {
  sid: string
  /** null until a visitor logs in. */
  member_id: string | null
  topic: string
  locale: string
  state: string
  agent_no: string | null
  queue: Generated<number>
  next_at: number | null
  answering: number | null
  read_seq: Generated<number>
  stars: number | null
  tags: Generated<string>
  created_at: number
  last_at: number
}
export type ServiceSession = Selectable<ServiceSessionsTable>

type ServiceMessagesTable = {
  sid: string
  seq: number
  sender: string
  agent_no: string | null
  type: string
  content: string
  signature: string | null
  request_no: string | null
  at: number
}
export type ServiceLine = Selectable<ServiceMessagesTable>

type InsteadCodesTable = {
  code: string
  member_id: string
  amount: number
  method: string
  state: string
  order_no: string | null
  created_at: number
  expire_at: number
}
export type InsteadRow = Selectable<InsteadCodesTable>

export type ServiceTables = {
  service_sessions: ServiceSessionsTable
  service_messages: ServiceMessagesTable
  instead_codes: InsteadCodesTable
}
