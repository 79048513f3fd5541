/** `search/query` and `search/hot`: matches names by spelling and pinyin, the best of each kind. */
import { type SearchHit, searchHot, searchQuery } from '@lantern/contract/search'
import type { Catalogue } from '../book/matches/catalogue.ts'
import type { Wire } from '../wire/wire.ts'
import { normalised, rankOf } from './name-match.ts'
import { type Asked, type Found, gamesFound, matchesFound, offersFound, venuesFound } from './search-sources.ts'

/** Hot words of each kind. */
const HOT = { venues: 2, games: 4, offers: 2 }

export function registerSearch(wire: Wire, { catalogue }: { catalogue: Catalogue }): void {
  wire.publicRead(searchQuery, async ({ q, n }, { db, now, locale }) => {
    const asked: Asked = { db, now, locale }
    const query = normalised(q)
    const groups = [
      { kind: 'venue' as const, list: best(await venuesFound(asked), query, n) },
      { kind: 'game' as const, list: best(await gamesFound(asked), query, n) },
      { kind: 'match' as const, list: best(await matchesFound(asked, catalogue), query, n) },
      { kind: 'offer' as const, list: best(await offersFound(asked), query, n) },
    ]
    return { groups: groups.filter(({ list }) => list.length > 0) }
  })

  wire.publicRead(searchHot, async (_input, { db, now, locale }) => {
    const asked: Asked = { db, now, locale }
    const titles = (found: readonly Found[], count: number) => found.slice(0, count).map(({ hit }) => hit.title)
    const words = [
      ...titles(await venuesFound(asked), HOT.venues),
      ...titles(await gamesFound(asked), HOT.games),
      ...titles(await offersFound(asked), HOT.offers),
    ]
    return { words: [...new Set(words)] }
  })
}

/** Sources are ordered by weight, which breaks ties. */
function best(found: readonly Found[], query: string, n: number): SearchHit[] {
  if (query === '') return []
  return found
    .map(({ names, hit }) => ({ rank: rankOf(names, query), hit }))
    .filter((one): one is { rank: number; hit: SearchHit } => one.rank !== null)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, n)
    .map(({ hit }) => hit)
}
