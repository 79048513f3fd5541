/** Football matches by day, for the calendar and its feed; computed once a day. */
import type { CalendarDay } from '@lantern/contract/calendar'
import { dayOf, type Fixture, fixturesOfDay } from '../../book/play/fixtures.rules.ts'
import { startOfDay } from './calendar.rules.ts'

/** Matches named for a day. */
const NAMED = 3
/** A year and a little: months in view. */
const KEPT_DAYS = 430

type MatchDay = Pick<CalendarDay, 'matchCount' | 'matches'>
const days = new Map<string, MatchDay>()

export function matchDay(day: string): MatchDay {
  const known = days.get(day)
  if (known) return known
  const football = fixturesOfDay(dayOf(startOfDay(day))).filter(({ sport }) => sport === 'football')
  const made = { matchCount: football.length, matches: football.slice(0, NAMED).map(matchView) }
  if (days.size >= KEPT_DAYS) days.clear()
  days.set(day, made)
  return made
}

function matchView({ id, league, home, away, startAt }: Fixture): MatchDay['matches'][number] {
  return { id, league, home, away, startAt }
}
