/** Opening an account and getting back into one: invites, reopening notices, old passwords, recovery tickets. */
import type { Generated, Selectable } from 'kysely'

type ReopeningNoticesTable = { email: string; locale: string; at: number }

type InviteCodesTable = {
  /** Lower case. */
  code_key: string
  code: string
  kind: string
  member_id: string
  campaign_zh: Generated<string>
  campaign_en: Generated<string>
}
export type InviteCode = Selectable<InviteCodesTable>

type InvitesTable = {
  invitee_id: string
  inviter_id: string
  code: string
  kind: string
  seen_at: number
  bound_at: number
  stage: Generated<string>
  /** When the stage began. */
  stage_at: number
}

/** Devices that opened a friend's link. */
type InviteVisitsTable = { code_key: string; device_uuid: string; at: number }

type InviteRewardsTable = {
  id: string
  inviter_id: string
  invitee_id: string
  amount: number
  audit_id: string | null
  ledger_no: string | null
  created_at: number
  claimed_at: number | null
}
export type InviteReward = Selectable<InviteRewardsTable>

type PasswordHistoryTable = { member_id: string; pwd_hash: string; until_at: number }

type RecoveryTicketsTable = {
  ticket_hash: string
  user_key: string
  /** null if no member has this name. */
  member_id: string | null
  expire_at: number
  verified_at: number | null
  used_at: number | null
}
export type RecoveryTicket = Selectable<RecoveryTicketsTable>

export type AccountTables = {
  register_wishes: ReopeningNoticesTable
  invite_codes: InviteCodesTable
  invites: InvitesTable
  invite_visits: InviteVisitsTable
  invite_rewards: InviteRewardsTable
  password_history: PasswordHistoryTable
  recovery_tickets: RecoveryTicketsTable
}
