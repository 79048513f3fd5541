/** Tables of deposits, withdrawals, transfers and turnover (screens.md 11.3-11.6). Money in fen. */
import type { ColumnType, Generated, Selectable } from 'kysely'

type AuditTasksTable = {
  id: string
  member_id: string
  source: string
  source_no: string
  amount: number
  required: number
  done: Generated<number>
  products: string
  is_bonus: boolean
  start_at: number
  end_at: number | null
  state: Generated<string>
}
export type AuditTask = Selectable<AuditTasksTable>

type AuditContributionsTable = { task_id: string; bet_no: string; counted: number; rule: string; at: number }

type DepositOrdersTable = {
  no: string
  member_id: string
  method: string
  state: number
  amount: number
  pay_amount: string
  pay_currency: string
  rate: string | null
  network: string | null
  pay_to: string
  payer_name: string
  txid: string | null
  activity_id: string | null
  confirmations: Generated<number>
  need_confirmations: number
  request_no: string | null
  expire_at: number
  created_at: number
  next_at: number | null
  reason: Generated<string>
  timeline: string
  version: Generated<number>
  /** In the order's currency; another amount than asked, held until a proof comes. */
  paid_amount: ColumnType<string | null, string | null | undefined, string | null>
  rate_until: ColumnType<number | null, number | null | undefined, number | null>
  appeal_text: Generated<string>
  account_id: ColumnType<string | null, string | null | undefined, string | null>
  /** That account as it was shown. */
  pay_from: ColumnType<string | null, string | null | undefined, string | null>
  /** The part of a withdrawal that a speed deposit pays. */
  part_no: ColumnType<string | null, string | null | undefined, string | null>
}
export type DepositRow = Selectable<DepositOrdersTable>

type DepositProofsTable = { order_no: string; n: number; image: string; at: number }
type DepositPaymentsTable = { ref: string; order_no: string; amount: string; at: number }

type PayAccountsTable = {
  id: string
  member_id: string
  kind: string
  bank: string
  holder: string
  masked: string
  nickname: Generated<string>
  is_default: boolean
  state: Generated<number>
  usable_at: number
  created_at: number
  number_hash: ColumnType<string | null, string | null | undefined, string | null>
  details: Generated<string>
  reason: Generated<string>
  next_at: ColumnType<number | null, number | null | undefined, number | null>
  removed_at: ColumnType<number | null, number | null | undefined, number | null>
}
export type PayAccountRow = Selectable<PayAccountsTable>

type WithdrawOrdersTable = {
  no: string
  member_id: string
  account_id: string
  amount: number
  state: number
  reason_code: string | null
  needs_second: boolean
  is_auto: boolean
  payout_tries: Generated<number>
  request_no: string | null
  created_at: number
  next_at: number | null
  timeline: string
  version: Generated<number>
  channel: Generated<string>
  /** Of its amount, what its parts have paid. */
  parts_paid: Generated<number>
}
export type WithdrawRow = Selectable<WithdrawOrdersTable>

type SpeedPartsTable = {
  no: string
  withdraw_no: string
  payee_id: string
  amount: number
  state: number
  offer_until: number
  deposit_no: ColumnType<string | null, string | null | undefined, string | null>
  /** The deposit that the payee was notified of. */
  told_no: ColumnType<string | null, string | null | undefined, string | null>
  /** The payee's money has left for it. */
  is_settled: Generated<boolean>
  dispute_text: Generated<string>
  /** When a simulated payee confirms. */
  speaks_at: ColumnType<number | null, number | null | undefined, number | null>
}
export type SpeedPartRow = Selectable<SpeedPartsTable>
type SpeedProofsTable = { part_no: string; n: number; image: string; at: number }

type TransfersTable = {
  no: string
  member_id: string
  from_side: string
  to_side: string
  amount: number
  state: number
  venue_ref: string
  reason: Generated<string>
  request_no: string | null
  created_at: number
  updated_at: number
}
export type TransferRow = Selectable<TransfersTable>

type VenueReceiptsTable = { ref: string; applied: boolean; at: number }

/** Which states have had their mail. */
type MoneyMailsTable = { biz_no: string; state: string; at: number }

export type FinanceTables = {
  audit_tasks: AuditTasksTable
  audit_contributions: AuditContributionsTable
  deposit_orders: DepositOrdersTable
  deposit_proofs: DepositProofsTable
  deposit_payments: DepositPaymentsTable
  pay_accounts: PayAccountsTable
  withdraw_orders: WithdrawOrdersTable
  speed_parts: SpeedPartsTable
  speed_proofs: SpeedProofsTable
  transfers: TransfersTable
  venue_receipts: VenueReceiptsTable
  money_mails: MoneyMailsTable
}
