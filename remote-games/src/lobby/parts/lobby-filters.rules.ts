/** Lobby filters and their query parameters. */
export type GameSort = 'hot' | 'new' | 'az' | 'rtp'
export const GAME_SORTS: readonly GameSort[] = ['hot', 'new', 'az', 'rtp']

const TAGS = ['hot', 'new', 'jackpot'] as const
type GameTag = (typeof TAGS)[number]

export type LobbyFilters = {
  /** Venue code, null for all. */
  venue: string | null
  tag: GameTag | null
  /** Key of a theme, null for all. */
  theme: string | null
  /** Upper bound of the minimum stake, as money text; null for any. */
  minBetMax: string | null
  /** Games that the member entered last. */
  recentOnly: boolean
  favOnly: boolean
  openOnly: boolean
  sort: GameSort
}

export const NO_FILTERS: LobbyFilters = {
  venue: null,
  tag: null,
  theme: null,
  minBetMax: null,
  recentOnly: false,
  favOnly: false,
  openOnly: false,
  sort: 'hot',
}

/** Whole or with two decimals, above zero. */
const MONEY = /^(?!0+(?:\.0+)?$)\d{1,7}(?:\.\d{2})?$/
const KEY = /^[a-z0-9-]{1,40}$/

/** Parses filters from a query string; unknown values count as unset. */
export function readFilters(query: URLSearchParams): LobbyFilters {
  const tag = TAGS.find((known) => known === query.get('tag'))
  const theme = query.get('theme') ?? ''
  const min = query.get('min') ?? ''
  const sort = query.get('sort') as GameSort
  return {
    venue: query.get('venue') || null,
    tag: tag ?? null,
    theme: KEY.test(theme) ? theme : null,
    minBetMax: MONEY.test(min) ? min : null,
    recentOnly: query.get('recent') === '1',
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
  put('theme', filters.theme)
  put('min', filters.minBetMax)
  put('recent', filters.recentOnly ? '1' : null)
  put('fav', filters.favOnly ? '1' : null)
  put('open', filters.openOnly ? '1' : null)
  put('sort', filters.sort === 'hot' ? null : filters.sort)
  return next
}

export function hasFilters(filters: LobbyFilters): boolean {
  return Object.entries(NO_FILTERS).some(
    ([key, unset]) => key !== 'sort' && filters[key as keyof LobbyFilters] !== unset,
  )
}

/** Games of the first block of a grid: one that takes two rows and columns, with small ones beside it. */
export function leadCount(columns: number): number {
  return 2 * columns - 3
}

/** Moves those of the first `count` items behind them; a list without such ones stays as it is. */
export function behindFirst<Item>(items: readonly Item[], count: number, isMoved: (item: Item) => boolean): Item[] {
  const moved = items.slice(0, count).filter(isMoved)
  const others = items.filter((item) => !moved.includes(item))
  return [...others.slice(0, count), ...moved, ...others.slice(count)]
}

/** Splits items into rows. */
export function inRows<Item>(items: readonly Item[], columns: number): Item[][] {
  const rows: Item[][] = []
  for (let start = 0; start < items.length; start += columns) rows.push(items.slice(start, start + columns))
  return rows
}
