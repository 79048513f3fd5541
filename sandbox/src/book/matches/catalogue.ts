/** Matches by id and by state. Fixtures are computed once a day and cached; overrides are read from the database each time. */

import type { Match } from '@lantern/contract/games'
import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import type { Executor } from '../../database/database.ts'
import type { MatchOverride } from '../../database/tables/site/book.schema.ts'
import { dayOf, dayOfMatch, type Fixture, fixturesOfDay } from '../play/fixtures.rules.ts'
import { matchView, type Status, statusOf } from './match-view.rules.ts'

/** Days of fixtures in the cache. */
const KEPT_DAYS = 12
const ENDED_SHOWN_MS = 12 * HOUR_MS

export type MatchNow = { readonly fixture: Fixture; readonly status: Status }

export type Catalogue = {
  fixture(id: string): Fixture | undefined
  status(db: Executor, fixture: Fixture, at: number): Promise<Status>
  /** Live matches first by sport, today's by start, ended ones newest first. Without prices, which are the costly part. */
  matches(db: Executor, state: ListedState, at: number): Promise<MatchNow[]>
  /** The same with prices; `most` of them when it is given. */
  list(db: Executor, state: ListedState, at: number, margin: number, most?: number): Promise<Match[]>
  countLive(db: Executor, at: number): Promise<{ live: number; today: number }>
}

type ListedState = 'live' | 'today' | 'ended'

export function createCatalogue(): Catalogue {
  const days = new Map<number, Fixture[]>()

  const fixtures = (day: number): Fixture[] => {
    const known = days.get(day)
    if (known) return known
    const made = fixturesOfDay(day)
    days.set(day, made)
    if (days.size > KEPT_DAYS) days.delete(days.keys().next().value as number)
    return made
  }
  const around = (at: number): Fixture[] => [-1, 0, 1].flatMap((step) => fixtures(dayOf(at) + step))
  const withStatus = async (db: Executor, at: number) => {
    const overrides = await overridesSince(db, at - 3 * DAY_MS)
    return around(at).map((fixture) => ({ fixture, status: statusOf(fixture, overrides.get(fixture.id), at) }))
  }

  const matches: Catalogue['matches'] = async (db, state, at) => {
    const chosen = (await withStatus(db, at)).filter(({ fixture, status }) => isListed(state, fixture, status, at))
    if (state === 'ended') chosen.sort((one, other) => (other.status.endedAt ?? 0) - (one.status.endedAt ?? 0))
    if (state === 'live') chosen.sort((one, other) => liveRank(one.fixture) - liveRank(other.fixture))
    return chosen
  }

  return {
    matches,
    fixture(id) {
      const day = dayOfMatch(id)
      return day === null ? undefined : fixtures(day).find((fixture) => fixture.id === id)
    },
    async status(db, fixture, at) {
      const row = await db
        .selectFrom('match_overrides')
        .selectAll()
        .where('match_id', '=', fixture.id)
        .executeTakeFirst()
      return statusOf(fixture, row, at)
    },
    async list(db, state, at, margin, most) {
      const chosen = (await matches(db, state, at)).slice(0, most)
      return chosen.map(({ fixture, status }) => matchView(fixture, status, at, margin))
    },
    async countLive(db, at) {
      const all = await withStatus(db, at)
      return {
        live: all.filter(({ status }) => status.state === 2).length,
        today: all.filter(({ fixture, status }) => isListed('today', fixture, status, at)).length,
      }
    },
  }
}

function isListed(state: ListedState, fixture: Fixture, status: Status, at: number): boolean {
  if (state === 'live') return status.state === 2
  if (state === 'today') return status.state === 1 && fixture.startAt < at + DAY_MS
  return status.state >= 3 && at - (status.endedAt ?? 0) < ENDED_SHOWN_MS
}

/** Football first, then by start. */
function liveRank(fixture: Fixture): number {
  return (fixture.sport === 'football' ? 0 : 1e14) + fixture.startAt
}

async function overridesSince(db: Executor, at: number): Promise<Map<string, MatchOverride>> {
  const rows = await db.selectFrom('match_overrides').selectAll().where('at', '>=', at).execute()
  return new Map(rows.map((row) => [row.match_id, row]))
}
