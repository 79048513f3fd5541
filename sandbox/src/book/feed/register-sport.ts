/** The native board: its reads and its stream. */

import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import { sportBoard, sportMatch, sportResults } from '@lantern/contract/sport'
import type { FastifyInstance } from 'fastify'
import type { Executor } from '../../database/database.ts'
import type { Wire } from '../../wire/wire.ts'
import type { Catalogue, MatchNow } from '../matches/catalogue.ts'
import { dayOf, dayStart } from '../play/fixtures.rules.ts'
import { ESPORT_CODES, SPORT_CODES, SPORTS } from '../play/sports.rules.ts'
import { profileOf } from '../play/venue-profiles.rules.ts'
import { boardMatch } from './board-view.rules.ts'
import { createMatchPages } from './match-page.ts'
import { createPriceCache } from './price-cache.ts'
import { createPriceFeed } from './price-feed.ts'
import { createResultCentre } from './results.ts'
import { sportSocket } from './sport-socket.ts'

/** The longest match ends within this time. */
const LONGEST_MS = 8 * HOUR_MS
const DAYS = 6
/** A match that accepts no bets any more. */
const ENDED = 3

export type SportOptions = { readonly db: Executor; readonly catalogue: Catalogue; readonly now: () => number }

export async function registerSport(app: FastifyInstance, wire: Wire, options: SportOptions): Promise<void> {
  const { db, catalogue, now } = options
  const prices = createPriceCache()
  const feed = createPriceFeed({
    db,
    catalogue,
    prices,
    now,
    onError: (error) => app.log.error({ err: error }, 'a round of prices failed'),
  })
  await sportSocket(app, feed)
  const pages = createMatchPages(catalogue, prices)
  wire.publicRead(sportMatch, (asked, { db: reader, now: at }) => pages.read(reader, asked, at))

  const results = createResultCentre()
  wire.publicRead(sportResults, (asked, { db: reader, now: at }) => results.read(reader, asked, at))

  wire.publicRead(sportBoard, async ({ book, sport, day, live }, { db: reader, now: at }) => {
    const field = profileOf(book)?.field ?? 'sport'
    const range = { from: at - LONGEST_MS, to: dayStart(dayOf(at) + DAYS + 1), field }
    const all = (await catalogue.between(reader, range, at)).filter(({ status }) => status.state < ENDED)
    const near = all.filter((match) => isOn(match, 0, at))
    const ofSport = sport === '' ? all : all.filter(({ fixture }) => fixture.sport === sport)
    const listed = ofSport.filter((match) => (live ? match.status.state === 2 : isOn(match, day, at)))
    return {
      book,
      at,
      sports: (field === 'gaming' ? ESPORT_CODES : SPORT_CODES).map((code) => {
        const own = near.filter(({ fixture }) => fixture.sport === code)
        const { zh, en } = SPORTS[code]
        return {
          code,
          name: { zh, en },
          count: own.length,
          live: own.filter(({ status }) => status.state === 2).length,
        }
      }),
      days: Array.from({ length: DAYS + 1 }, (_, step) => ofSport.filter((match) => isOn(match, step, at)).length),
      list: listed
        .sort(byState)
        .map((match) => boardMatch(match.fixture, match.status, prices.quotes(match, book, at), false)),
    }
  })
}

/** Day 0 is what is live or starts within 24 hours; day n is the n-th site day after today. */
function isOn({ fixture, status }: MatchNow, day: number, at: number): boolean {
  if (day === 0) return status.state === 2 || (fixture.startAt >= at && fixture.startAt < at + DAY_MS)
  const begin = dayStart(dayOf(at) + day)
  return fixture.startAt >= begin && fixture.startAt < begin + DAY_MS
}

/** Live matches first, then by start. */
function byState(one: MatchNow, other: MatchNow): number {
  return other.status.state - one.status.state || one.fixture.startAt - other.fixture.startAt
}
