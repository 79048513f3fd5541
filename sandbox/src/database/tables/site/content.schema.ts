/** What of the content changes at run time: venue states, favourites, reminders, posts of the control page. The rest is data in code. */
import type { Generated, Selectable } from 'kysely'

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

/** Pop-ups and notices written on the control page. */
type SitePostsTable = {
  id: string
  kind: string
  title_zh: string
  title_en: string
  text_zh: string
  text_en: string
  jump: string
  start_at: number
  end_at: number
}
export type SitePost = Selectable<SitePostsTable>

export type ContentTables = {
  site_posts: SitePostsTable
  venue_states: VenueStatesTable
  favourites: FavouritesTable
  recent_games: RecentGamesTable
  favourite_subjects: FavouriteSubjectsTable
  venue_reminders: VenueRemindersTable
}
