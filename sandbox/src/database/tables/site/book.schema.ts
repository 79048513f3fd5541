/** Tables of the sport book (screens.md 11.6). Money in fen, odds in hundredths, times in epoch ms. */
import type { Generated, Selectable } from 'kysely'

export type BetsTable = {
  no: string
  member_id: string
  en_name: string
  category: string
  match_id: string
  kind: string
  pick: string
  /** Quarters of a goal, null for 1x2. */
  line: number | null
  odds: number
  odds_type: number
  stake: number
  state: number
  result: string | null
  return_fen: Generated<number>
  valid_fen: Generated<number>
  score: Generated<string>
  /** JSON of `BetNames`: what the member saw when the bet was placed. */
  names: string
  placed_at: number
  settled_at: number | null
}
export type BetRow = Selectable<BetsTable>

/** A pick of a parlay, whose bet has the kind `parlay` and no match. */
type BetLegsTable = {
  bet_no: string
  /** Order on the slip, from 0. */
  seat: number
  match_id: string
  kind: string
  pick: string
  line: number | null
  odds: number
  result: Generated<string | null>
  score: Generated<string>
  /** JSON of `BetNames`. */
  names: string
  decided_at: Generated<number | null>
}
export type BetLegRow = Selectable<BetLegsTable>

type BetCashOutsTable = {
  bet_no: string
  /** The bet that a part was taken from. */
  part_of: string | null
  /** The value that the member had set, when it was automatic. */
  auto_fen: number | null
}
export type BetCashOutRow = Selectable<BetCashOutsTable>

type BetAutoCashOutsTable = {
  bet_no: string
  fen: number
  at: number
}

type MatchOverridesTable = {
  match_id: string
  kind: 'ended' | 'cancelled' | 'postponed' | 'abandoned'
  home: number
  away: number
  at: number
}
export type MatchOverride = Selectable<MatchOverridesTable>

type VenueCodesTable = {
  code_hash: string
  member_id: string
  /** Hash of the site's token: it ends with that session. */
  site_session: string
  en_name: string
  parent_origin: string
  expire_at: number
}
type VenueSessionsTable = {
  token_hash: string
  member_id: string
  site_session: string
  en_name: string
  scope: 'play' | 'user' | 'counts'
  parent_origin: string
  expire_at: number
}
export type VenueSession = Selectable<VenueSessionsTable>

export type BookTables = {
  bets: BetsTable
  bet_legs: BetLegsTable
  bet_cash_outs: BetCashOutsTable
  bet_auto_cash_outs: BetAutoCashOutsTable
  match_overrides: MatchOverridesTable
  venue_codes: VenueCodesTable
  venue_sessions: VenueSessionsTable
}
