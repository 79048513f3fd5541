/** Standing, history and gifts of VIP members (screens.md 11.9). Money in fen. */
import type { VipGiftKind } from '@lantern/contract/vip'
import type { Generated, Selectable } from 'kysely'

type VipStatesTable = {
  member_id: string
  keep_from: number
  base_deposit: Generated<number>
  base_turnover: Generated<number>
}
export type VipState = Selectable<VipStatesTable>

type VipHistoryTable = { member_id: string; from_level: number; to_level: number; at: number }
export type VipChange = Selectable<VipHistoryTable>

type VipGiftsTable = {
  id: string
  member_id: string
  kind: VipGiftKind
  level: number
  period: string
  amount: number
  at: number
  claimed_at: number | null
}
export type VipGiftRow = Selectable<VipGiftsTable>

type VipRunsTable = { at: number; kind: 'levels' | 'gifts' }

export type VipTables = {
  vip_states: VipStatesTable
  vip_history: VipHistoryTable
  vip_gifts: VipGiftsTable
  vip_runs: VipRunsTable
}
