/** The result centre: decided matches of a site day, with their periods and what their markets came to. */
import type { MatchResult, Results } from '@lantern/contract/sport'
import type { Executor } from '../../database/database.ts'
import { lineText, marketId, quotesOf } from '../markets/markets.rules.ts'
import { resultOf } from '../markets/settlement.rules.ts'
import { decisionOf, ownName, ownPickName, type Status, statusOf } from '../matches/match-view.rules.ts'
import { overridesSince } from '../matches/overrides.repository.ts'
import { dayOf, dayStart, type Fixture, fixturesOfDay } from '../play/fixtures.rules.ts'
import { historyOf } from '../play/history.rules.ts'
import { standingAt } from '../play/play.rules.ts'
import { SPORT_CODES, SPORTS } from '../play/sports.rules.ts'
import { SHOWN_MARGIN } from '../play/venue-profiles.rules.ts'

/** Days in the cache: as many as can be asked for. */
const KEPT_DAYS = 31

type Decided = { fixture: Fixture; status: Status }
export type ResultCentre = { read(db: Executor, asked: { sport: string; day: number }, at: number): Promise<Results> }

export function createResultCentre(): ResultCentre {
  const days = new Map<number, Fixture[]>()
  const fixturesOf = (day: number): Fixture[] => {
    const known = days.get(day)
    if (known) return known
    const made = fixturesOfDay(day)
    days.set(day, made)
    for (const old of days.keys()) if (days.size > KEPT_DAYS) days.delete(old)
    return made
  }
  return {
    async read(db, { sport, day }, at) {
      const asked = dayOf(at) - day
      const overrides = await overridesSince(db, dayStart(asked))
      const decided = fixturesOf(asked)
        .map((fixture): Decided => ({ fixture, status: statusOf(fixture, overrides.get(fixture.id), at) }))
        .filter(({ fixture, status }) => decisionOf(fixture, status, at) !== 'open')
      const own = decided.filter(({ fixture }) => fixture.sport === sport).reverse()
      return {
        at,
        sports: SPORT_CODES.map((code) => ({
          code,
          name: { zh: SPORTS[code].zh, en: SPORTS[code].en },
          count: decided.filter(({ fixture }) => fixture.sport === code).length,
        })),
        list: own.map((match) => matchResult(match, at)),
      }
    },
  }
}

function matchResult({ fixture, status }: Decided, at: number): MatchResult {
  const { id, sport, league, home, away, startAt, endAt } = fixture
  const { score } = status.standing
  const isPlayed = decisionOf(fixture, status, at) === 'score'
  const isNatural = isPlayed && status.endedAt === endAt
  return {
    id,
    sport,
    league,
    home,
    away,
    startAt,
    endedAt: status.endedAt ?? endAt,
    state: status.state,
    score,
    periods: isNatural ? historyOf(fixture, endAt).periods : [],
    markets: isPlayed ? marketResults(fixture, score) : [],
  }
}

/** The markets at the start of a match, each pick with its result at a score. */
function marketResults(fixture: Fixture, score: Status['standing']['score']): MatchResult['markets'] {
  const before = fixture.startAt - 1
  return quotesOf(fixture, standingAt(fixture, before), before, SHOWN_MARGIN).map(({ kind, line, prices }) => ({
    id: marketId(fixture.id, kind, line),
    kind,
    ...ownName(kind),
    line: lineText(line),
    picks: prices.map(({ pick }) => ({
      pick,
      ...ownPickName(fixture, { kind, pick, line }),
      result: resultOf({ kind, pick, line }, score),
    })),
  }))
}
