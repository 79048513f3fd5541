/** The page of one match: all markets, what happened, how prices moved, and what came before. */
import type { MatchPage } from '@lantern/contract/sport'
import type { Executor } from '../../database/database.ts'
import type { Catalogue } from '../matches/catalogue.ts'
import { dayOf, dayOfMatch } from '../play/fixtures.rules.ts'
import { historyOf } from '../play/history.rules.ts'
import { boardMatch } from './board-view.rules.ts'
import { createMovement } from './movement.ts'
import { createPastResults } from './past-results.ts'
import type { PriceCache } from './price-cache.ts'

/** As long as bets are kept in the records, and as far as the board goes; ids of strangers must not fill the cache. */
const PAST_DAYS = 92
const COMING_DAYS = 8

export type MatchPages = { read(db: Executor, asked: { book: string; id: string }, at: number): Promise<MatchPage> }

export function createMatchPages(catalogue: Catalogue, prices: PriceCache): MatchPages {
  const movement = createMovement()
  const past = createPastResults()
  return {
    async read(db, { book, id }, at) {
      const day = dayOfMatch(id)
      const isKept = day !== null && day >= dayOf(at) - PAST_DAYS && day <= dayOf(at) + COMING_DAYS
      const fixture = isKept ? catalogue.fixture(id) : undefined
      if (!fixture) return { book, at, ...NOTHING }
      const status = await catalogue.status(db, fixture, at)
      const match = { fixture, status }
      const { events, periods, ...statistics } = historyOf(fixture, Math.min(at, status.endedAt ?? at))
      // A score that was decided otherwise is not the sum of what was played.
      const isPlayed = status.endedAt === null || status.endedAt === fixture.endAt
      return {
        book,
        at,
        list: [boardMatch(fixture, status, prices.quotes(match, book, at), true)],
        timeline: events,
        periods: isPlayed ? periods : [],
        statistics,
        movement: movement.of(match, book, at),
        ...(await past.before(db, fixture, at)),
      }
    },
  }
}

const ZERO = { home: 0, away: 0 }
const NOTHING = {
  list: [],
  timeline: [],
  periods: [],
  statistics: { scores: ZERO, leads: ZERO, ahead: ZERO, counts: [] },
  movement: [],
  form: { home: [], away: [] },
  headToHead: [],
} satisfies Omit<MatchPage, 'book' | 'at'>
