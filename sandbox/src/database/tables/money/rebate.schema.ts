/** Tables of the rebate (screens.md 11.10). Money in fen, rates in hundredths of a percent, days by their first instant. */
import type { Selectable } from 'kysely'

type RebateDaysTable = {
  member_id: string
  day: number
  en_name: string
  category: string
  valid: number
  rate: number
  amount: number
  state: 'READY' | 'CLAIMED' | 'AUTO'
}
export type RebateDay = Selectable<RebateDaysTable>

type RebateClaimsTable = {
  no: string
  member_id: string
  kind: 'today' | 'ready' | 'auto'
  amount: number
  ledger_no: string
  request_no: string | null
  at: number
}
export type RebateClaimRow = Selectable<RebateClaimsTable>

type RebateClaimItemsTable = {
  claim_no: string
  day: number
  en_name: string
  category: string
  valid: number
  rate: number
  amount: number
}
export type RebateClaimItem = Selectable<RebateClaimItemsTable>

export type RebateTables = {
  rebate_days: RebateDaysTable
  rebate_claims: RebateClaimsTable
  rebate_claim_items: RebateClaimItemsTable
  rebate_runs: { day: number; at: number }
}
