/** Tables of the partners programme. Money in fen, times in epoch ms. */
import type { Selectable } from 'kysely'

type AgentApplicationsTable = {
  id: string
  member_id: string
  name: string
  contact: string
  channel: string
  traffic: string
  text: string
  state: string
  reason_zh: string
  reason_en: string
  at: number
  decided_at: number | null
}
export type AgentApplication = Selectable<AgentApplicationsTable>

type AgentCommissionsTable = {
  member_id: string
  /** `YYYY-MM`, UTC+8. */
  ym: string
  active: number
  net: number
  percent: number
  amount: number
  ledger_no: string | null
  at: number
}
export type AgentCommissionRow = Selectable<AgentCommissionsTable>

export type AgentTables = {
  agent_applications: AgentApplicationsTable
  agent_commissions: AgentCommissionsTable
}
