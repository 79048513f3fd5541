/**
 * Scores, clocks and prices of the matches on screen: one store for board, match page, slip and strip. A component reads one match and is
 * rendered again only when that match changes.
 */
import {
  type BoardFace,
  type BoardMarket,
  type BoardMatch,
  MARKET_KINDS,
  type MatchChange,
} from '@lantern/contract/sport'

/** A match with the page time of its clock value. */
export type KnownMatch = BoardMatch & { readonly clockAt: number }

export type MatchStore = {
  get(id: string): KnownMatch | undefined
  /** Stores matches of a read; `whole` if they have every market. */
  put(matches: readonly BoardMatch[], at: number): void
  /** Applies changes of the stream. Changes of unknown matches are dropped, because their names are unknown. */
  apply(changes: readonly MatchChange[], at: number): void
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

  return {
    get: (id) => matches.get(id),
    put(list, at) {
      for (const match of list) set({ ...match, clockAt: at })
      for (const id of matches.keys()) {
        if (matches.size <= KEPT) break
        if (!listeners.has(id)) matches.delete(id)
      }
    },
    apply(changes, at) {
      for (const change of changes) {
        const known = matches.get(change.id)
        if (known) set(merged(known, change, at))
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

/** Markets keep their order; a new one is inserted after those of its kind. */
function merged(match: KnownMatch, { face, markets, gone }: MatchChange, at: number): KnownMatch {
  const next: KnownMatch = face ? { ...match, ...knownFace(face), clockAt: at } : { ...match }
  if (markets.length === 0 && gone.length === 0) return next
  const changed = new Map(markets.map((market) => [market.id, market]))
  const kept = match.markets.filter(({ id }) => !gone.includes(id)).map((market) => changed.get(market.id) ?? market)
  const fresh = markets.filter(({ id }) => !kept.some((market) => market.id === id))
  return { ...next, markets: [...kept, ...fresh].sort(byKindAndLine) }
}

/** A kind that this build does not know comes last. */
function rankOf({ kind }: BoardMarket): number {
  const at = (MARKET_KINDS as readonly string[]).indexOf(kind)
  return at < 0 ? MARKET_KINDS.length : at
}

function byKindAndLine(one: BoardMarket, other: BoardMarket): number {
  return rankOf(one) - rankOf(other) || Number(one.line ?? 0) - Number(other.line ?? 0)
}

function knownFace({ state, score, points, clock, clockSec, clockRate, period }: BoardFace): BoardFace {
  return { state, score, points, clock, clockSec, clockRate, period }
}
