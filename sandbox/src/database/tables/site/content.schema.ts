/** What of the content changes at run time: venue states, favourites. The rest is data in code. */
type VenueStatesTable = {
  en_name: string
  status: number
  maintain_from: number | null
  maintain_to: number | null
}
type FavouritesTable = { member_id: string; en_name: string; game_code: string; at: number }

export type ContentTables = { venue_states: VenueStatesTable; favourites: FavouritesTable }
