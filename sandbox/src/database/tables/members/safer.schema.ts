/** Limits that members set themselves, and the time that counts against them. */
import type { MarketingChannel, MarketingProduct } from '@lantern/contract/safer-settings'

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
type MarketingConsentsTable = { member_id: string; product: MarketingProduct; channel: MarketingChannel; at: number }
type MarketingMessagesTable = { member_id: string; offer_id: string; channel: MarketingChannel; at: number }
/** The next reminder to look at the own limits. */
type LimitReviewsTable = { member_id: string; months: number; at: number }
export type SaferTables = {
  marketing_consents: MarketingConsentsTable
  marketing_messages: MarketingMessagesTable
  limit_reviews: LimitReviewsTable
  limits: LimitsTable
  play_days: PlayDaysTable
  safer_settings: SaferSettingsTable
  safer_blocks: SaferBlocksTable
}
