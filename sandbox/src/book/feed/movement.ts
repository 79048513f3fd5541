/** Prices of the match winner since the start of a match: a function of the match, so nothing is recorded. */
import { MINUTE_MS } from '@lantern/contract/site-time'
import type { MovementPoint } from '@lantern/contract/sport'
import { pricesOf } from '../markets/markets.rules.ts'
import { oddsText } from '../markets/odds-format.rules.ts'
import { finalsOf } from '../markets/odds-model.rules.ts'
import type { MatchNow } from '../matches/catalogue.ts'
import { standingAt } from '../play/play.rules.ts'
import { profileOf, SHOWN_MARGIN } from '../play/venue-profiles.rules.ts'

/** A fixed step, so that the number of points says nothing about how long a match will last. */
const STEP_MS = 2 * MINUTE_MS
const KEPT_MATCHES = 300

export type Movement = { of(match: MatchNow, book: string, at: number): MovementPoint[] }

/** Keeps the points it has computed: those of the past do not change. */
export function createMovement(): Movement {
  const known = new Map<string, MovementPoint[]>()
  return {
    of({ fixture, status }, book, at) {
      const margin = profileOf(book)?.margin ?? SHOWN_MARGIN
      const key = `${fixture.id}/${margin}`
      const points = known.get(key) ?? []
      known.delete(key)
      known.set(key, points)
      if (known.size > KEPT_MATCHES) known.delete(known.keys().next().value as string)
      const end = Math.min(at, status.endedAt ?? at)
      for (let time = fixture.startAt + points.length * STEP_MS; time < end; time += STEP_MS) {
        const finals = finalsOf(fixture, standingAt(fixture, time))
        const odds = new Map(pricesOf(finals, '1x2', null, margin).map(({ pick, cents }) => [pick, oddsText(cents)]))
        points.push({
          at: time,
          home: odds.get('home') ?? null,
          draw: odds.get('draw') ?? null,
          away: odds.get('away') ?? null,
        })
      }
      return points.filter((point) => point.at < end)
    },
  }
}
