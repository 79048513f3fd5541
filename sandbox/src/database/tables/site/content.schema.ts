/** What of the content changes at run time: venue states, favourites, reminders. The rest is data in code. */
import type { Generated } from 'kysely'

type VenueStatesTable = {
  en_name: string
  status: number
  maintain_from: number | null
  maintain_to: number | null
}
type FavouritesTable = { member_id: string; en_name: string; game_code: string; at: number }
/** A game that a member entered, and when last. */
type RecentGamesTable = { member_id: string; en_name: string; game_code: string; at: number }
/** A favourite team, league or match. */
type FavouriteSubjectsTable = { member_id: string; kind: string; id: string; at: number }
/** A member who wants a mail when a venue opens. */
type VenueRemindersTable = {
  member_id: string
  en_name: string
  at: number
  next_try_at: Generated<number>
  /** When the venue was first seen open; null until then. */
  open_since: number | null
}

export type ContentTables = {
  venue_states: VenueStatesTable
  favourites: FavouritesTable
  recent_games: RecentGamesTable
  favourite_subjects: FavouriteSubjectsTable
  venue_reminders: VenueRemindersTable
}
