/** Finished matches of the last weeks, for form and head-to-head. A finished day never changes, except for what was decided by hand. */
import { setImmediate } from 'node:timers/promises'
import type { PastMatch } from '@lantern/contract/sport'
import type { Executor } from '../../database/database.ts'
import { overridesSince } from '../matches/overrides.repository.ts'
import { dayOf, dayStart, type Fixture, fixturesOfDay } from '../play/fixtures.rules.ts'
import { standingAt } from '../play/play.rules.ts'
import type { SportCode } from '../play/sports.rules.ts'

const DAYS = 30
const FORM_SHOWN = 5

type Result = PastMatch & { readonly sport: SportCode; readonly endAt: number }
type Before = Pick<Fixture, 'sport' | 'home' | 'away' | 'startAt'>
type Past = { form: { home: PastMatch[]; away: PastMatch[] }; headToHead: PastMatch[] }

export type PastResults = { before(db: Executor, match: Before, at: number): Promise<Past> }

export function createPastResults(): PastResults {
  const days = new Map<number, Result[]>()
  const resultsOf = async (day: number): Promise<Result[]> => {
    const known = days.get(day)
    if (known) return known
    // A day takes some milliseconds; other calls go in between.
    await setImmediate()
    const made = fixturesOfDay(day).map(resultOf)
    days.set(day, made)
    for (const old of days.keys()) if (days.size > DAYS + 2) days.delete(old)
    return made
  }
  return {
    async before(db, match, at) {
      const until = Math.min(match.startAt, at)
      const last = dayOf(until)
      const decided = await overridesSince(db, dayStart(last - DAYS))
      const found: PastMatch[] = []
      for (let day = last; day > last - DAYS; day -= 1) {
        const own = (await resultsOf(day)).filter(
          ({ sport, endAt, home, away }) =>
            sport === match.sport &&
            endAt < until &&
            [home.en, away.en].some((name) => name === match.home.en || name === match.away.en),
        )
        for (const { sport: _sport, endAt: _endAt, ...result } of own.reverse()) {
          const decision = decided.get(result.id)
          if (!decision) found.push(result)
          else if (decision.kind === 'ended')
            found.push({ ...result, score: { home: decision.home, away: decision.away } })
        }
      }
      const plays = (result: PastMatch, name: string): boolean => result.home.en === name || result.away.en === name
      return {
        form: {
          home: found.filter((result) => plays(result, match.home.en)).slice(0, FORM_SHOWN),
          away: found.filter((result) => plays(result, match.away.en)).slice(0, FORM_SHOWN),
        },
        headToHead: found
          .filter((result) => plays(result, match.home.en) && plays(result, match.away.en))
          .slice(0, FORM_SHOWN),
      }
    },
  }
}

function resultOf(fixture: Fixture): Result {
  const { id, sport, startAt, endAt, league, home, away } = fixture
  return { id, sport, startAt, endAt, league, home, away, score: standingAt(fixture, endAt).score }
}
