/** Tables of offers and dividends (screens.md 11.7). Money in fen, times in epoch ms. */
import type { Generated, Selectable } from 'kysely'

type OffersTable = { id: string; sort: number; start_at: number; end_at: number; rules: string }

type OfferClaimsTable = {
  id: string
  offer_id: string
  member_id: string
  state: 'review' | 'granted' | 'rejected' | 'expired'
  amount: Generated<number>
  audit_id: string | null
  reason_zh: Generated<string>
  reason_en: Generated<string>
  at: number
}
export type ClaimRow = Selectable<OfferClaimsTable>

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
}
export type DividendRow = Selectable<DividendsTable>

export type ActivityTables = { offers: OffersTable; offer_claims: OfferClaimsTable; dividends: DividendsTable }
