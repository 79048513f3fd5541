/** View of the board in its URL, and the groups of matches. */
import { MATCH_STATE } from '@lantern/contract/games'
import { siteDate } from '@lantern/contract/site-time'
import type { BoardMatch } from '@lantern/contract/sport'
import { type Favourites, subjectId } from '../../parts/favourites/favourites.rules.ts'

export type BoardView = { sport: string; day: number; live: boolean }

/** Football is the largest sport; its next 24 hours always have matches. */
export const DEFAULT_VIEW: BoardView = { sport: 'football', day: 0, live: false }
const LAST_DAY = 6

/** Parses the view of a URL; unknown values count as unset. */
export function readView(query: URLSearchParams): BoardView {
  const day = Number(query.get('day') ?? '0')
  const sport = query.get('sport') ?? ''
  return {
    sport: /^[a-z]{1,20}$/.test(sport) ? sport : DEFAULT_VIEW.sport,
    day: Number.isInteger(day) && day >= 0 && day <= LAST_DAY ? day : 0,
    live: query.get('live') === '1',
  }
}

/** Merges the view into a query string; defaults are left out, other parameters kept. */
export function writeView(query: URLSearchParams, { sport, day, live }: BoardView): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (key: string, value: string | null) => (value === null ? next.delete(key) : next.set(key, value))
  put('sport', sport === DEFAULT_VIEW.sport ? null : sport)
  put('day', day === 0 || live ? null : String(day))
  put('live', live ? '1' : null)
  return next
}

export type League = { key: string; name: { zh: string; en: string }; matches: BoardMatch[] }

/** Leagues in the order of their first match. */
export function byLeague(matches: readonly BoardMatch[]): League[] {
  const leagues = new Map<string, League>()
  for (const match of matches) {
    const key = subjectId(match.sport, match.league)
    const league = leagues.get(key) ?? { key, name: match.league, matches: [] }
    league.matches.push(match)
    leagues.set(key, league)
  }
  return [...leagues.values()]
}

/** @property at a time of the day */
export type Day = { date: string; at: number; matches: BoardMatch[] }

/** Matches by site day, in their order; a live match is of today, whenever it started. */
export function inDays(matches: readonly BoardMatch[], now: number): Day[] {
  const days = new Map<string, Day>()
  for (const match of matches) {
    const at = match.state === MATCH_STATE.live ? now : match.startAt
    const date = siteDate(at)
    const day = days.get(date) ?? { date, at, matches: [] }
    day.matches.push(match)
    days.set(date, day)
  }
  return [...days.values()]
}

export type Groups = { favourites: BoardMatch[]; leagues: League[] }

/** Favourite matches and those of favourite teams form the first group, then the leagues follow, favourite ones first. */
export function inGroups(matches: readonly BoardMatch[], has: Favourites['has']): Groups {
  const isMarked = ({ id, sport, home, away }: BoardMatch): boolean =>
    has('match', id) || [home, away].some((team) => has('team', subjectId(sport, team)))
  const leagues = byLeague(matches.filter((match) => !isMarked(match)))
  const rank = ({ key }: League): number => (has('league', key) ? 0 : 1)
  return { favourites: matches.filter(isMarked), leagues: leagues.sort((one, other) => rank(one) - rank(other)) }
}

/** Matches that the first screen of a phone shows (GAMES-87), and one that is partly seen. */
const FIRST_SCREEN = 7

/** @returns the index of the group with which the first screen is full, or the last one */
export function endOfScreen(sizes: readonly number[]): number {
  let count = 0
  const full = sizes.findIndex((size) => {
    count += size
    return count >= FIRST_SCREEN
  })
  return full === -1 ? sizes.length - 1 : full
}
