/** Limits that members set themselves. */
type LimitsTable = {
  member_id: string
  kind: string
  period: string
  /** Fen, null = none. */
  amount: number | null
  pending_amount: number | null
  pending_at: number | null
  set_at: number
}
export type SaferTables = { limits: LimitsTable }
