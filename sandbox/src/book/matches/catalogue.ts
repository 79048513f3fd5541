/** Matches by id and by state. Fixtures are computed once a day and cached; overrides are read from the database each time. */

import type { Match } from '@lantern/contract/games'
import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import type { Executor } from '../../database/database.ts'
import { dayOf, dayOfMatch, esportsOfDay, type Fixture, fieldOfMatch, fixturesOfDay } from '../play/fixtures.rules.ts'
import type { Field } from '../play/sports.rules.ts'
import { matchView, type Status, statusOf } from './match-view.rules.ts'
import { overridesSince } from './overrides.repository.ts'

/** Days of fixtures in the cache. */
const KEPT_DAYS = 12
/** Days whose matches are picked by id. */
const PICK_PAST_DAYS = 1
const PICK_COMING_DAYS = 7
const ENDED_SHOWN_MS = 12 * HOUR_MS

export type MatchNow = { readonly fixture: Fixture; readonly status: Status }

export type Catalogue = {
  fixture(id: string): Fixture | undefined
  status(db: Executor, fixture: Fixture, at: number): Promise<Status>
  /** Live matches first by sport, today's by start, ended ones newest first. Without prices, which are the costly part. */
  matches(db: Executor, state: ListedState, at: number, field?: Field): Promise<MatchNow[]>
  /** The same with prices; `most` of them when it is given. */
  list(
    db: Executor,
    state: ListedState,
    at: number,
    margin: number,
    options?: { most?: number; field?: Field },
  ): Promise<Match[]>
  countLive(db: Executor, at: number): Promise<{ live: number; today: number }>
  /** Matches that start in a range, in order of their start. */
  between(db: Executor, range: { from: number; to: number; field?: Field }, at: number): Promise<MatchNow[]>
  /** Matches of yesterday to in a week by id; others are left out, so that ids of strangers cannot fill the cache. */
  pick(db: Executor, ids: Iterable<string>, at: number): Promise<MatchNow[]>
}

type ListedState = 'live' | 'today' | 'ended'

export function createCatalogue(): Catalogue {
  const fixtures = keptDays(fixturesOfDay)
  const esports = keptDays(esportsOfDay)
  const daysOf = (field: Field) => (field === 'gaming' ? esports : fixtures)
  const find = (id: string): Fixture | undefined => {
    const day = dayOfMatch(id)
    return day === null ? undefined : daysOf(fieldOfMatch(id))(day).find((fixture) => fixture.id === id)
  }
  const around = (at: number, field: Field): Fixture[] => [-1, 0, 1].flatMap((step) => daysOf(field)(dayOf(at) + step))
  const withStatus = async (db: Executor, at: number, field: Field = 'sport') => {
    const overrides = await overridesSince(db, at - 3 * DAY_MS)
    return around(at, field).map((fixture) => ({ fixture, status: statusOf(fixture, overrides.get(fixture.id), at) }))
  }

  const matches: Catalogue['matches'] = async (db, state, at, field) => {
    const chosen = (await withStatus(db, at, field)).filter(({ fixture, status }) =>
      isListed(state, fixture, status, at),
    )
    if (state === 'ended') chosen.sort((one, other) => (other.status.endedAt ?? 0) - (one.status.endedAt ?? 0))
    if (state === 'live') chosen.sort((one, other) => liveRank(one.fixture) - liveRank(other.fixture))
    return chosen
  }

  return {
    matches,
    fixture: find,
    async status(db, fixture, at) {
      const row = await db
        .selectFrom('match_overrides')
        .selectAll()
        .where('match_id', '=', fixture.id)
        .executeTakeFirst()
      return statusOf(fixture, row, at)
    },
    async list(db, state, at, margin, { most, field } = {}) {
      const chosen = (await matches(db, state, at, field)).slice(0, most)
      return chosen.map(({ fixture, status }) => matchView(fixture, status, at, margin))
    },
    async between(db, { from, to, field = 'sport' }, at) {
      const overrides = await overridesSince(db, from)
      const first = dayOf(from)
      const chosen = Array.from({ length: dayOf(to) - first + 1 }, (_, step) => daysOf(field)(first + step)).flat()
      return chosen
        .filter((fixture) => fixture.startAt >= from && fixture.startAt < to)
        .map((fixture) => ({ fixture, status: statusOf(fixture, overrides.get(fixture.id), at) }))
    },
    async pick(db, ids, at) {
      const today = dayOf(at)
      const isNear = (id: string): boolean => {
        const day = dayOfMatch(id)
        return day !== null && day >= today - PICK_PAST_DAYS && day <= today + PICK_COMING_DAYS
      }
      const found = [...ids]
        .filter(isNear)
        .map(find)
        .filter((fixture) => fixture !== undefined)
      if (found.length === 0) return []
      const overrides = await overridesSince(db, at - (PICK_PAST_DAYS + 1) * DAY_MS)
      return found.map((fixture) => ({ fixture, status: statusOf(fixture, overrides.get(fixture.id), at) }))
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

/** Computes each day once and keeps the last few. */
function keptDays(make: (day: number) => Fixture[]): (day: number) => Fixture[] {
  const days = new Map<number, Fixture[]>()
  return (day) => {
    const known = days.get(day)
    if (known) return known
    const made = make(day)
    days.set(day, made)
    if (days.size > KEPT_DAYS) days.delete(days.keys().next().value as number)
    return made
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
