/** What has happened in a match until a time, from the process that plays it: events, points by period, statistics. */
import { countsOf, type NamedCount } from './counts.rules.ts'
import { type Duel, pointsOfSets, type Score, type Scored, scoresOfSlots } from './play.rules.ts'
import type { SetSport, SlotSport } from './sport-shapes.ts'
import { SPORTS } from './sports.rules.ts'

type HistoryEvent = {
  at: number
  side: 'home' | 'away'
  period: string
  clock: number | null
  score: Score
  points: Score | null
}
export type History = {
  events: HistoryEvent[]
  periods: { period: string; home: number; away: number }[]
  /** How often each side scored, its largest lead, and its share of the time in front, in per cent. */
  scores: Score
  leads: Score
  ahead: Score
  counts: NamedCount[]
}

/** Events that are kept of a match with many. */
const LAST_EVENTS = 30

export function historyOf(duel: Duel, until: number): History {
  const sport = SPORTS[duel.sport]
  const played = sport.kind === 'slots' ? historyOfSlots(sport, duel, until) : historyOfSets(sport, duel, until)
  return { ...played, counts: countsOf(duel, until) }
}

function historyOfSlots(sport: SlotSport, duel: Duel, until: number): Omit<History, 'counts'> {
  const scores = scoresOfSlots(sport, duel, until)
  const score = { home: 0, away: 0 }
  const events = scores.map(({ at, side, points, period, clock }): HistoryEvent => {
    score[side] += points
    return { at: Math.floor(at), side, period, clock, score: { ...score }, points: null }
  })
  let from = duel.startAt
  const periods = sport.phases.flatMap((phase) => {
    const begin = from
    from += phase.ms
    if (phase.slots === 0 || begin > until) return []
    const own = scores.filter(({ period }) => period === phase.period)
    return [{ period: phase.period, home: pointsOf(own, 'home'), away: pointsOf(own, 'away') }]
  })
  return { events: events.slice(-LAST_EVENTS), periods, ...statisticsOf(duel, events, Math.min(until, from)) }
}

function historyOfSets(sport: SetSport, duel: Duel, until: number): Omit<History, 'counts'> {
  const sets = { home: 0, away: 0 }
  const total = { home: 0, away: 0 }
  let points = { home: 0, away: 0 }
  let lastAt = duel.startAt
  const events: HistoryEvent[] = []
  const periods: History['periods'] = []
  const steps: { at: number; side: 'home' | 'away'; score: Score }[] = []
  for (const { at, side, set, endsSet } of pointsOfSets(sport, duel, until)) {
    points[side] += 1
    total[side] += 1
    lastAt = at
    periods[set - 1] = { period: `S${set}`, ...points }
    steps.push({ at, side, score: { ...total } })
    if (!endsSet) continue
    sets[side] += 1
    events.push({ at: Math.floor(at), side, period: `S${set}`, clock: null, score: { ...sets }, points })
    points = { home: 0, away: 0 }
  }
  const isOver = Math.max(sets.home, sets.away) === sport.setsToWin
  return { events, periods, ...statisticsOf(duel, steps, isOver ? lastAt : until) }
}

/** @param steps each score with the sums after it */
function statisticsOf(
  { startAt }: Duel,
  steps: readonly { at: number; side: 'home' | 'away'; score: Score }[],
  until: number,
): Pick<History, 'scores' | 'leads' | 'ahead'> {
  const scores = { home: 0, away: 0 }
  const leads = { home: 0, away: 0 }
  const aheadMs = { home: 0, away: 0 }
  let leader: 'home' | 'away' | null = null
  let since = startAt
  for (const { at, side, score } of steps) {
    scores[side] += 1
    if (leader) aheadMs[leader] += at - since
    since = at
    leads.home = Math.max(leads.home, score.home - score.away)
    leads.away = Math.max(leads.away, score.away - score.home)
    leader = score.home === score.away ? null : score.home > score.away ? 'home' : 'away'
  }
  if (leader) aheadMs[leader] += Math.max(0, until - since)
  const played = Math.max(1, until - startAt)
  const share = (ms: number): number => Math.min(100, Math.round((ms * 100) / played))
  return { scores, leads, ahead: { home: share(aheadMs.home), away: share(aheadMs.away) } }
}

function pointsOf(scores: readonly Scored[], side: 'home' | 'away'): number {
  return scores.reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0)
}
