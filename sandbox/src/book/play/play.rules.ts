/** The state of a match at a time: a pure function of its seed, so nothing has to be stored. */

import { uniform } from './seeded.rules.ts'
import type { Phase, SetSport, SlotSport } from './sport-shapes.ts'
import type { SportCode } from './sports.rules.ts'
import { SPORTS } from './sports.rules.ts'

export type Score = { home: number; away: number }

/** Parameters of a match. `edge` is home's strength over away's, from -1 to 1. */
export type Duel = { sport: SportCode; seed: number; edge: number; startAt: number }

/** The scoreboard at a moment. */
export type Standing = {
  kind: 'before' | 'running' | 'over'
  score: Score
  /** Minutes played; null before the start. */
  clock: number | null
  /** Seconds on the match clock, and how many pass per sandbox second (0 in a break). */
  clockSec: number
  clockRate: number
  period: string
  /** Points inside the running set; null in sports without sets. */
  points: Score | null
  /** Time of the last score, which suspends markets; null without one. */
  lastScoreAt: number | null
  /** Remaining scoring slots of each side (slot sports). */
  left: Score
  /** Version of the prices: slots passed plus points scored. */
  tick: number
}

/** Probability that one side scores in one slot. */
export function slotChance(sport: SlotSport, edge: number, side: 'home' | 'away'): number {
  const pull = (side === 'home' ? 1 : -1) * (edge + 0.12) * sport.spread
  const worth = sport.values.reduce((sum, value) => sum + value.points * value.share, 0)
  return (sport.mean * (1 + pull)) / (worth * slotsOf(sport, side))
}

/** Probability that home wins one point (set sports). */
export function pointChance(sport: SetSport, edge: number): number {
  return 0.5 + (edge + 0.05) * sport.spread
}

/** When a match ends without an override. */
export function naturalEnd(duel: Duel): number {
  const sport = SPORTS[duel.sport]
  if (sport.kind === 'slots') return duel.startAt + sport.phases.reduce((sum, phase) => sum + phase.ms, 0)
  return playSets(sport, duel, Number.POSITIVE_INFINITY).at
}

/** The scoreboard of a match at a time. */
export function standingAt(duel: Duel, at: number): Standing {
  const sport = SPORTS[duel.sport]
  if (at < duel.startAt) return beforeStart(sport)
  return sport.kind === 'slots' ? standingOfSlots(sport, duel, at) : standingOfSets(sport, duel, at)
}

function beforeStart(sport: SlotSport | SetSport): Standing {
  const left =
    sport.kind === 'slots' ? { home: slotsOf(sport, 'home'), away: slotsOf(sport, 'away') } : { home: 0, away: 0 }
  const points = sport.kind === 'sets' ? { home: 0, away: 0 } : null
  return {
    kind: 'before',
    score: { home: 0, away: 0 },
    clock: null,
    clockSec: 0,
    clockRate: 0,
    period: '',
    points,
    lastScoreAt: null,
    left,
    tick: 0,
  }
}

function standingOfSlots(sport: SlotSport, duel: Duel, at: number): Standing {
  const standing: Standing = { ...beforeStart(sport), kind: 'over', period: 'FT' }
  const chance = { home: slotChance(sport, duel.edge, 'home'), away: slotChance(sport, duel.edge, 'away') }
  let from = duel.startAt
  let slot = 0
  for (const phase of sport.phases) {
    if (at < from) break
    const isNow = at < from + phase.ms
    if (isNow) {
      standing.kind = 'running'
      standing.period = phase.period
      standing.clockSec = secondsIn(phase, at - from)
      standing.clockRate = ((phase.clockTo - phase.clockFrom) * 60_000) / phase.ms
      standing.clock = Math.floor(standing.clockSec / 60)
    }
    for (let n = 0; n < phase.slots; n += 1, slot += 1) {
      const opensAt = from + (n * phase.ms) / phase.slots
      if (opensAt > at) continue
      for (const side of ['home', 'away'] as const) {
        if (phase.side !== 'both' && phase.side !== side) continue
        standing.left[side] -= 1
        standing.tick += 1
        const lane = side === 'home' ? 0 : 1
        if (uniform(duel.seed, slot, lane) >= chance[side]) continue
        const scored = scoredIn(sport, duel, { slot, lane, opensAt, ms: phase.ms / phase.slots })
        if (scored.at > at) continue
        standing.score[side] += scored.points
        standing.tick += scored.points
        standing.lastScoreAt = Math.max(standing.lastScoreAt ?? 0, scored.at)
      }
    }
    from += phase.ms
  }
  if (standing.kind === 'over') {
    standing.clock = sport.phases.at(-1)?.clockTo ?? 0
    standing.clockSec = standing.clock * 60
    if (!sport.draws && standing.score.home === standing.score.away) standing.score[decider(duel)] += 1
  }
  return standing
}

/** When in a slot a side scored, and how many points. */
function scoredIn(
  sport: SlotSport,
  { seed }: Duel,
  { slot, lane, opensAt, ms }: { slot: number; lane: number; opensAt: number; ms: number },
): { at: number; points: number } {
  return {
    at: opensAt + uniform(seed, slot, lane + 4) * ms,
    points: worthOf(sport, uniform(seed, slot, lane + 2)),
  }
}

export type Scored = { at: number; side: 'home' | 'away'; points: number; period: string; clock: number }

/** Every score of a match in a sport with slots until a time, in order. */
export function scoresOfSlots(sport: SlotSport, duel: Duel, until: number): Scored[] {
  const chance = { home: slotChance(sport, duel.edge, 'home'), away: slotChance(sport, duel.edge, 'away') }
  const scores: Scored[] = []
  let from = duel.startAt
  let slot = 0
  for (const phase of sport.phases) {
    for (let n = 0; n < phase.slots; n += 1, slot += 1) {
      for (const [lane, side] of (['home', 'away'] as const).entries()) {
        if (phase.side !== 'both' && phase.side !== side) continue
        if (uniform(duel.seed, slot, lane) >= chance[side]) continue
        const scored = scoredIn(sport, duel, {
          slot,
          lane,
          opensAt: from + (n * phase.ms) / phase.slots,
          ms: phase.ms / phase.slots,
        })
        if (scored.at > until) continue
        scores.push({
          ...scored,
          side,
          period: phase.period,
          clock: Math.floor(secondsIn(phase, scored.at - from) / 60),
        })
      }
    }
    from += phase.ms
  }
  scores.sort((one, other) => one.at - other.at)
  const last = sport.phases.at(-1)
  const sum = (side: Scored['side']) => scores.reduce((all, one) => all + (one.side === side ? one.points : 0), 0)
  if (last && !sport.draws && until >= from && sum('home') === sum('away'))
    scores.push({ at: from, side: decider(duel), points: 1, period: last.period, clock: last.clockTo })
  return scores
}

/** The winner of the deciding point in a sport without draws: an even chance, as the prices assume. */
function decider(duel: Duel): 'home' | 'away' {
  return uniform(duel.seed, 9_999, 9) < 0.5 ? 'home' : 'away'
}

function standingOfSets(sport: SetSport, duel: Duel, at: number): Standing {
  const played = playSets(sport, duel, at)
  const elapsedSec = Math.floor(((played.over ? played.at : at) - duel.startAt) / 1_000)
  return {
    kind: played.over ? 'over' : 'running',
    score: played.sets,
    clock: Math.floor(elapsedSec / 60),
    clockSec: elapsedSec,
    clockRate: played.over ? 0 : 1,
    period: played.over ? 'FT' : `S${played.sets.home + played.sets.away + 1}`,
    points: played.points,
    lastScoreAt: played.lastSetAt,
    left: { home: 0, away: 0 },
    tick: played.count,
  }
}

function playSets(sport: SetSport, duel: Duel, until: number) {
  const sets = { home: 0, away: 0 }
  let points = { home: 0, away: 0 }
  let at = duel.startAt
  let count = 0
  let lastSetAt: number | null = null
  for (const point of pointsOfSets(sport, duel, until)) {
    at = point.at
    count += 1
    points[point.side] += 1
    if (!point.endsSet) continue
    sets[point.side] += 1
    lastSetAt = at
    if (sets[point.side] === sport.setsToWin) return { sets, points, at, count, lastSetAt, over: true }
    points = { home: 0, away: 0 }
  }
  return { sets, points, at, count, lastSetAt, over: false }
}

/** `set` is its number, from 1. */
export type WonPoint = { at: number; side: 'home' | 'away'; set: number; endsSet: boolean }

/** Every point of a match in a sport with sets until a time, in order. */
export function* pointsOfSets(sport: SetSport, duel: Duel, until: number): Generator<WonPoint> {
  const chance = pointChance(sport, duel.edge)
  const sets = { home: 0, away: 0 }
  let points = { home: 0, away: 0 }
  let at = duel.startAt + sport.pointMs
  for (let count = 0; at <= until; count += 1) {
    const side = uniform(duel.seed, count) < chance ? 'home' : 'away'
    points[side] += 1
    const endsSet = isSetWon(sport, points)
    yield { at, side, set: sets.home + sets.away + 1, endsSet }
    at += sport.pointMs
    if (!endsSet) continue
    sets[side] += 1
    if (sets[side] === sport.setsToWin) return
    points = { home: 0, away: 0 }
    at += sport.breakMs
  }
}

/** A set is won at `pointsToWin` with a lead of two, or at the cap. */
function isSetWon(sport: SetSport, points: Score): boolean {
  const top = Math.max(points.home, points.away)
  return (top >= sport.pointsToWin && Math.abs(points.home - points.away) >= 2) || top >= sport.pointCap
}

/** How many slots of a match a side may score in. */
export function slotsOf(sport: SlotSport, side: 'home' | 'away'): number {
  return sport.phases.reduce((sum, phase) => sum + (phase.side === 'both' || phase.side === side ? phase.slots : 0), 0)
}

function worthOf(sport: SlotSport, draw: number): number {
  let sum = 0
  for (const value of sport.values) {
    sum += value.share
    if (draw < sum) return value.points
  }
  return sport.values.at(-1)?.points ?? 1
}

function secondsIn(phase: Phase, ms: number): number {
  return Math.floor((phase.clockFrom + ((phase.clockTo - phase.clockFrom) * ms) / phase.ms) * 60)
}
