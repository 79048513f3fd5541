/** View of the result centre in its URL. */
import { type MatchResult, RESULT_DAYS } from '@lantern/contract/sport'
import { subjectId } from '../../parts/favourites/favourites.rules.ts'

export type ResultsView = {
  sport: string
  /** Site days before today. */
  day: number
  /** Id of a league; null for all. */
  league: string | null
}

const DEFAULT_SPORT = 'football'
const MAX_LEAGUE = 64

/** Parses the view of a URL; unknown values count as unset. */
export function readView(query: URLSearchParams): ResultsView {
  const day = Number(query.get('day') ?? '0')
  const sport = query.get('sport') ?? ''
  const league = query.get('league') ?? ''
  return {
    sport: /^[a-z]{1,20}$/.test(sport) ? sport : DEFAULT_SPORT,
    day: Number.isInteger(day) && day >= 0 && day < RESULT_DAYS ? day : 0,
    league: league === '' || league.length > MAX_LEAGUE ? null : league,
  }
}

/** Merges the view into a query string; defaults are left out, other parameters kept. */
export function writeView(query: URLSearchParams, { sport, day, league }: ResultsView): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (key: string, value: string | null) => (value === null ? next.delete(key) : next.set(key, value))
  put('sport', sport === DEFAULT_SPORT ? null : sport)
  put('day', day === 0 ? null : String(day))
  put('league', league)
  return next
}

export type ResultLeague = { key: string; name: MatchResult['league']; count: number }

/** Leagues of a day in the order of their last match. */
export function leaguesOf(matches: readonly Pick<MatchResult, 'sport' | 'league'>[]): ResultLeague[] {
  const leagues = new Map<string, ResultLeague>()
  for (const { sport, league } of matches) {
    const key = subjectId(sport, league)
    const known = leagues.get(key) ?? { key, name: league, count: 0 }
    leagues.set(key, { ...known, count: known.count + 1 })
  }
  return [...leagues.values()]
}

/** Matches of a league; of all leagues without one. */
export function ofLeague(matches: readonly MatchResult[], league: string | null): MatchResult[] {
  return matches.filter((match) => league === null || subjectId(match.sport, match.league) === league)
}

/** A league with its matches. */
export type LeagueResults = Omit<ResultLeague, 'count'> & { list: MatchResult[] }

/** Matches below their leagues, both in the order of the last match. */
export function inLeagues(matches: readonly MatchResult[]): LeagueResults[] {
  return leaguesOf(matches).map(({ key, name }) => ({ key, name, list: ofLeague(matches, key) }))
}
