/** Selections with their names and current prices, for a slip that came from the site. */
import type { AnswerOf } from '@lantern/contract/endpoint'
import type { venueQuote } from '@lantern/contract/venue'
import type { Executor } from '../../database/database.ts'
import { parseSelection } from '../markets/markets.rules.ts'
import { oddsText } from '../markets/odds-format.rules.ts'
import type { Catalogue } from '../matches/catalogue.ts'
import { namesOf, priceNow } from './pricing.ts'

/** Unknown selections are left out. @param at.enName venue of the prices */
export async function quotesOfSlip(
  db: Executor,
  catalogue: Catalogue,
  ids: readonly string[],
  at: { enName: string; now: number },
): Promise<AnswerOf<typeof venueQuote>> {
  const list: AnswerOf<typeof venueQuote>['list'] = []
  for (const id of ids) {
    const selection = parseSelection(id)
    const fixture = selection && catalogue.fixture(selection.matchId)
    if (!selection || !fixture) continue
    const status = await catalogue.status(db, fixture, at.now)
    const { state, cents } = priceNow({ ...at, fixture, status, leg: selection.leg })
    const { match, market, pick } = namesOf(fixture, selection.leg)
    list.push({
      id,
      match,
      market,
      pick,
      odds: cents === null ? '' : oddsText(cents),
      oddsVersion: status.standing.tick,
      state,
    })
  }
  return { list }
}
