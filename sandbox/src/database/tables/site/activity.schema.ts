/** Tables of offers and dividends (screens.md 11.7). Money in fen, times in epoch ms. */
import type { Generated, Selectable } from 'kysely'

type OffersTable = { id: string; sort: number; start_at: number; end_at: number; rules: string }

type OfferClaimsTable = {
  id: string
  offer_id: string
  member_id: string
  state: 'applied' | 'review' | 'granted' | 'rejected' | 'appeal' | 'expired'
  amount: Generated<number>
  audit_id: string | null
  reason_zh: Generated<string>
  reason_en: Generated<string>
  at: number
  /** When the present state began. */
  turn_at: number
  /** When staff looks at it next; null: when staff decide it. */
  due_at: number | null
  /** What the member wrote against a rejection. */
  appeal: Generated<string>
  appealed_at: number | null
}
export type ClaimRow = Selectable<OfferClaimsTable>

type OfferClaimStepsTable = { claim_id: string; seq: Generated<number>; state: string; at: number }

type DividendsTable = {
  id: string
  member_id: string
  name_zh: string
  name_en: string
  source: string
  amount: number
  state: Generated<number>
  multiple: Generated<number>
  audit_id: string | null
  ledger_no: string | null
  created_at: number
  claimed_at: number | null
  expire_at: number
  /** When the member was notified that it ends soon. */
  noticed_at: Generated<number | null>
}
export type DividendRow = Selectable<DividendsTable>

/** What is left of prizes with a limited number. */
type FlipStockTable = { prize_id: string; left_count: number }

type FlipsTable = {
  no: string
  member_id: string
  request_no: string
  nonce: number
  server_seed: string
  client_seed: string
  position: number
  /** The published table of the draw. */
  odds: string
  prize_id: string
  amount: number
  at: number
}
export type FlipRow = Selectable<FlipsTable>

type SignInsTable = {
  member_id: string
  /** Of the site, `YYYY-MM-DD`. */
  day: string
  is_made_up: boolean
  coins: number
  at: number
}
export type SignInRow = Selectable<SignInsTable>

type PeakJoinsTable = { member_id: string; joined_at: number }

type PeakSeasonsTable = { season: string; closed_at: number }

type PeakEntriesTable = {
  season: string
  member_id: string
  /** Two may share one only by the control action. */
  rank: number
  /** Hundredths. */
  odds: number
  bet_no: string
  sport_zh: string
  sport_en: string
  settled_at: number
  stake: number
  /** Prize; 0 without one. */
  amount: number
  audit_id: string | null
  ledger_no: string | null
  claimed_at: number | null
}
export type PeakEntry = Selectable<PeakEntriesTable>

export type ActivityTables = {
  peak_joins: PeakJoinsTable
  peak_seasons: PeakSeasonsTable
  peak_entries: PeakEntriesTable
  sign_ins: SignInsTable
  flip_stock: FlipStockTable
  flips: FlipsTable
  offers: OffersTable
  offer_claims: OfferClaimsTable
  offer_claim_steps: OfferClaimStepsTable
  dividends: DividendsTable
}
