/**
 * Scores, clocks and prices of the matches on screen: one store for board, match page, slip and strip. A component reads one match and is
 * rendered again only when that match changes.
 */
import {
  BOARD_KINDS,
  type BoardFace,
  type BoardMarket,
  type BoardMatch,
  type MatchChange,
} from '@lantern/contract/sport'

/** A match with the page time of its clock value and the venue of its prices: its markets have the same ids at every venue. */
export type KnownMatch = BoardMatch & { readonly clockAt: number; readonly book: string }

export type MatchStore = {
  get(id: string): KnownMatch | undefined
  /** Stores matches of a read. One with `more` markets than it lists keeps those that an earlier read of the same book had. */
  put(matches: readonly BoardMatch[], at: number, book: string): void
  /** Applies changes of the stream. Those of unknown matches, or of matches with prices of another book, are dropped until a read. */
  apply(changes: readonly MatchChange[], at: number, book: string): void
  subscribe(id: string, listener: () => void): () => void
}

/** Enough for a board and the pages around it; the oldest are dropped first. */
const KEPT = 600

export function createMatchStore(): MatchStore {
  const matches = new Map<string, KnownMatch>()
  const listeners = new Map<string, Set<() => void>>()

  function set(match: KnownMatch): void {
    matches.delete(match.id)
    matches.set(match.id, match)
    for (const listener of listeners.get(match.id) ?? []) listener()
  }

  /** A board has one line of each of its kinds: further lines and other kinds, which may be on the slip, stay as they were read. */
  function unread({ id, more, markets }: BoardMatch, book: string): BoardMarket[] {
    const known = matches.get(id)
    if (more === 0 || known?.book !== book) return []
    const ids = new Set(markets.map((market) => market.id))
    const kinds = new Set<string>(markets.map(({ kind }) => kind))
    const isClosed = ({ kind }: BoardMarket) => (BOARD_KINDS as readonly string[]).includes(kind) && !kinds.has(kind)
    return known.markets.filter((market) => !ids.has(market.id) && !isClosed(market))
  }

  return {
    get: (id) => matches.get(id),
    put(list, at, book) {
      for (const match of list) {
        const rest = unread(match, book)
        const markets = rest.length > 0 ? arranged([...match.markets, ...rest]) : match.markets
        set({ ...match, markets, clockAt: at, book })
      }
      for (const id of matches.keys()) {
        if (matches.size <= KEPT) break
        if (!listeners.has(id)) matches.delete(id)
      }
    },
    apply(changes, at, book) {
      for (const change of changes) {
        const known = matches.get(change.id)
        if (known?.book === book) set(merged(known, change, at))
      }
    },
    subscribe(id, listener) {
      const own = listeners.get(id) ?? new Set()
      listeners.set(id, own)
      own.add(listener)
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(id) === own) listeners.delete(id)
      }
    },
  }
}

/** Whether everything but the markets of a match is the same. */
export function isSameFace(one: KnownMatch, other: KnownMatch): boolean {
  return (Object.keys(other) as (keyof KnownMatch)[]).every((key) => key === 'markets' || one[key] === other[key])
}

function merged(match: KnownMatch, { face, markets, gone }: MatchChange, at: number): KnownMatch {
  const next: KnownMatch = face ? { ...match, ...knownFace(face), clockAt: at } : { ...match }
  if (markets.length === 0 && gone.length === 0) return next
  const changed = new Map(markets.map((market) => [market.id, market]))
  const kept = match.markets.filter(({ id }) => !gone.includes(id)).map((market) => changed.get(market.id) ?? market)
  const fresh = markets.filter(({ id }) => !kept.some((market) => market.id === id))
  return { ...next, markets: arranged([...kept, ...fresh]) }
}

/** Kinds in the order of the server, with a new one last; the lines of a kind from the smallest. */
function arranged(markets: readonly BoardMarket[]): BoardMarket[] {
  const kinds = [...new Set(markets.map(({ kind }) => kind))]
  return markets.toSorted(
    (one, other) =>
      kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || Number(one.line ?? 0) - Number(other.line ?? 0),
  )
}

function knownFace({ state, score, points, clock, clockSec, clockRate, period }: BoardFace): BoardFace {
  return { state, score, points, clock, clockSec, clockRate, period }
}
