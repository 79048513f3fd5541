/** Limits that members set themselves, and the time that counts against them. */
type LimitsTable = {
  member_id: string
  kind: string
  period: string
  /** Fen, or hundredths of a minute for the kind session; null = none. */
  amount: number | null
  pending_amount: number | null
  pending_at: number | null
  set_at: number
}
type PlayDaysTable = {
  member_id: string
  /** First instant of the site's day, epoch ms. */
  day: number
  ms: number
  last_at: number
}
type SaferSettingsTable = {
  member_id: string
  reality_minutes: number
  /** Minutes of the site's day; null = no quiet hours. */
  quiet_from: number | null
  quiet_to: number | null
  next_from: number | null
  next_to: number | null
  next_at: number | null
}
type SaferBlocksTable = {
  member_id: string
  kind: 'venue' | 'category'
  name: string
  /** When a requested end may take its second yes. */
  lift_at: number | null
}
export type SaferTables = {
  limits: LimitsTable
  play_days: PlayDaysTable
  safer_settings: SaferSettingsTable
  safer_blocks: SaferBlocksTable
}
