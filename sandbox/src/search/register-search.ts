/** `search/query` and `search/hot`: matches names by spelling and pinyin, the best of each kind. */
import { type SearchHit, type SearchKind, searchHot, searchQuery } from '@lantern/contract/search'
import type { Catalogue } from '../book/matches/catalogue.ts'
import type { Wire } from '../wire/wire.ts'
import { normalised, rankOf } from './name-match.ts'
import { distanceOf } from './near-match.ts'
import { type Asked, type Found, gamesFound, matchesFound, offersFound, venuesFound } from './search-sources.ts'

/** Hot words of each kind. */
const HOT = { venues: 2, games: 4, offers: 2 }

export function registerSearch(wire: Wire, { catalogue }: { catalogue: Catalogue }): void {
  wire.publicRead(searchQuery, async ({ q, n }, { db, now, locale }) => {
    const asked: Asked = { db, now, locale }
    const query = normalised(q)
    const sources = [
      { kind: 'venue' as const, found: await venuesFound(asked) },
      { kind: 'game' as const, found: await gamesFound(asked) },
      { kind: 'match' as const, found: await matchesFound(asked, catalogue) },
      { kind: 'offer' as const, found: await offersFound(asked) },
    ]
    const groupsBy = (rank: Rank) =>
      sources
        .map(({ kind, found }) => ({ kind, list: best(found, { query, n, rank }) }))
        .filter(({ list }) => list.length > 0)
    const groups = groupsBy(rankOf)
    // Typos are forgiven only where nothing is spelt as asked.
    return { groups: groups.length > 0 ? groups : groupsBy(distanceOf) }
  })

  wire.publicRead(searchHot, async (_input, { db, now, locale }) => {
    const asked: Asked = { db, now, locale }
    const titles = (kind: SearchKind, found: readonly Found[], count: number) =>
      found
        .slice(0, count)
        .map(({ hit: { title, id, category, image } }) => [title, { kind, id, category, image }] as const)
    const words = new Map([
      ...titles('venue', await venuesFound(asked), HOT.venues),
      ...titles('game', await gamesFound(asked), HOT.games),
      ...titles('offer', await offersFound(asked), HOT.offers),
    ])
    const named = [...words.values()]
    return {
      words: [...words.keys()],
      kinds: named.map(({ kind }) => kind),
      subjects: named.map(({ id, category, image }) => ({ id, category, image })),
    }
  })
}

type Rank = (names: readonly string[], query: string) => number | null
type Wanted = { query: string; n: number; rank: Rank }

/** Sources are ordered by weight, which breaks ties. */
function best(found: readonly Found[], { query, n, rank }: Wanted): SearchHit[] {
  if (query === '') return []
  // Sides and leagues recur in many matches.
  const known = new Map<string, number | null>()
  const rankOnce = (name: string): number | null => {
    const before = known.get(name)
    if (before !== undefined) return before
    const rated = rank([name], query)
    known.set(name, rated)
    return rated
  }
  return found
    .map(({ names, hit }) => ({ rank: bestOf(names.map(rankOnce)), hit }))
    .filter((one): one is { rank: number; hit: SearchHit } => one.rank !== null)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, n)
    .map(({ hit }) => hit)
}

function bestOf(ranks: readonly (number | null)[]): number | null {
  const found = ranks.filter((rank) => rank !== null)
  return found.length === 0 ? null : Math.min(...found)
}
