/** Lobby filters and their query parameters. */
export type GameSort = 'hot' | 'new' | 'az' | 'rtp'
export const GAME_SORTS: readonly GameSort[] = ['hot', 'new', 'az', 'rtp']

export type LobbyFilters = {
  /** Venue code, null for all. */
  venue: string | null
  tag: 'hot' | 'new' | null
  favOnly: boolean
  openOnly: boolean
  sort: GameSort
}

export const NO_FILTERS: LobbyFilters = { venue: null, tag: null, favOnly: false, openOnly: false, sort: 'hot' }

/** Parses filters from a query string; unknown values count as unset. */
export function readFilters(query: URLSearchParams): LobbyFilters {
  const tag = query.get('tag')
  const sort = query.get('sort') as GameSort
  return {
    venue: query.get('venue') || null,
    tag: tag === 'hot' || tag === 'new' ? tag : null,
    favOnly: query.get('fav') === '1',
    openOnly: query.get('open') === '1',
    sort: GAME_SORTS.includes(sort) ? sort : 'hot',
  }
}

/** Merges filters into a query string and removes defaults; other parameters stay unchanged. */
export function writeFilters(query: URLSearchParams, filters: LobbyFilters): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (key: string, value: string | null) => (value === null ? next.delete(key) : next.set(key, value))
  put('venue', filters.venue)
  put('tag', filters.tag)
  put('fav', filters.favOnly ? '1' : null)
  put('open', filters.openOnly ? '1' : null)
  put('sort', filters.sort === 'hot' ? null : filters.sort)
  return next
}

export function hasFilters(filters: LobbyFilters): boolean {
  return filters.venue !== null || filters.tag !== null || filters.favOnly || filters.openOnly
}

/** Splits items into rows. */
export function inRows<Item>(items: readonly Item[], columns: number): Item[][] {
  const rows: Item[][] = []
  for (let start = 0; start < items.length; start += columns) rows.push(items.slice(start, start + columns))
  return rows
}
