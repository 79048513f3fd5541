/** The calendars: sixty matches a day in nine sports, at least five live at any time (screens.md 12), and thirty-two of esports, two live. */
import { DAY_MS, HOUR_MS, SITE_OFFSET_MS } from '@lantern/contract/site-time'
import type { Named } from './names.rules.ts'
import { leaguesOf, sideCount, sideOf } from './names.rules.ts'
import type { Duel } from './play.rules.ts'
import { naturalEnd } from './play.rules.ts'
import { pickIndex, seedOf, shuffled, uniform } from './seeded.rules.ts'
import type { SportCode } from './sports.rules.ts'
import { ESPORT_CODES, type Field, SPORT_CODES, SPORTS } from './sports.rules.ts'

const LANES = 5
const ESPORT_LANES = 2
/** Matches outside the lanes start in the evening, three minutes apart. */
const EVENING_FROM_MS = 19 * HOUR_MS
const EVENING_STEP_MS = 11 * 60_000

export const MATCHES_A_DAY = 60

export type Fixture = Duel & { id: string; league: Named; home: Named; away: Named; endAt: number }

/** Day number (UTC+8) of a time. */
export function dayOf(at: number): number {
  return Math.floor((at + SITE_OFFSET_MS) / DAY_MS)
}

/** Start of a day, epoch ms. */
export function dayStart(day: number): number {
  return day * DAY_MS - SITE_OFFSET_MS
}

/**
 * All matches that start on a day, in order of their start. Five lanes are filled back to back, so that five matches are always live; the rest starts
 * in the evening.
 */
export function fixturesOfDay(day: number): Fixture[] {
  return calendar(day, { letter: 'm', seed: seedOf(`day:${day}`), lanes: LANES, codes: SPORT_CODES })
}

/** The same for esports, in two lanes. */
export function esportsOfDay(day: number): Fixture[] {
  return calendar(day, { letter: 'e', seed: seedOf(`esports:${day}`), lanes: ESPORT_LANES, codes: ESPORT_CODES })
}

type Plan = { letter: 'm' | 'e'; seed: number; lanes: number; codes: readonly SportCode[] }

function calendar(day: number, { letter, seed, lanes: laneCount, codes }: Plan): Fixture[] {
  const begin = dayStart(day)
  const lanes = Array.from({ length: laneCount }, () => begin)
  const order = orderOfSports(codes, seed)
  let extra = 0
  const counts = new Map<SportCode, number>()
  const fixtures = order.map((sport, index) => {
    const turn = counts.get(sport) ?? 0
    counts.set(sport, turn + 1)
    const lane = lanes.indexOf(Math.min(...lanes))
    const free = lanes[lane] as number
    const isNeeded = free < begin + DAY_MS
    const startAt = isNeeded ? free : begin + EVENING_FROM_MS + EVENING_STEP_MS * extra
    const fixture = makeFixture({ letter, day, index, turn, sport, startAt })
    if (isNeeded) lanes[lane] = fixture.endAt
    else extra += 1
    return fixture
  })
  return fixtures.sort((one, other) => one.startAt - other.startAt || one.id.localeCompare(other.id))
}

/** The day of a match id, or null when the id is invalid. */
export function dayOfMatch(id: string): number | null {
  const found = /^[me](\d{5})-\d{2}$/.exec(id)
  return found ? Number(found[1]) : null
}

/** Which calendar an id is of. */
export function fieldOfMatch(id: string): Field {
  return id.startsWith('e') ? 'gaming' : 'sport'
}

function orderOfSports(codes: readonly SportCode[], seed: number): SportCode[] {
  return shuffled(
    codes.flatMap((code) => Array.from({ length: SPORTS[code].perDay }, () => code)),
    seed,
  )
}

type Fixing = { letter: Plan['letter']; day: number; index: number; turn: number; sport: SportCode; startAt: number }

function makeFixture({ letter, day, index, turn, sport, startAt }: Fixing): Fixture {
  const id = `${letter}${String(day).padStart(5, '0')}-${String(index).padStart(2, '0')}`
  const seed = seedOf(id)
  const [home, away] = pairOf({ sport, day, turn, seed })
  const edge = (strengthOf(sport, home) - strengthOf(sport, away)) / 2
  const duel: Duel = { sport, seed, edge, startAt }
  const league = leaguesOf(sport)[pickIndex(seed, 3, leaguesOf(sport).length, 20)] as Named
  return { ...duel, id, league, home: sideOf(sport, home), away: sideOf(sport, away), endAt: naturalEnd(duel) }
}

/**
 * Picks the sides of a match. `turn` counts the matches of the sport on that day. The sides of a sport form two halves, and a match pairs one side of each.
 * Both halves are walked in a fixed order that continues the next day, so no side plays twice a day. The second half is shifted by one after each pass, so
 * every side of one half meets every side of the other.
 */
function pairOf({
  sport,
  day,
  turn,
  seed,
}: Pick<Fixing, 'sport' | 'day' | 'turn'> & { seed: number }): [number, number] {
  const half = sideCount(sport) / 2
  const order = shuffled(
    Array.from({ length: 2 * half }, (_, side) => side),
    seedOf(`sides:${sport}`),
  )
  const at = day * SPORTS[sport].perDay + turn
  const one = order[at % half] as number
  const other = order[half + ((at + Math.floor(at / half)) % half)] as number
  return pickIndex(seed, 1, 2, 20) === 0 ? [one, other] : [other, one]
}

/** A side's strength depends on its name only. From -1 to 1. */
function strengthOf(sport: SportCode, side: number): number {
  return uniform(seedOf(`side:${sport}:${side}`), 0) * 2 - 1
}
