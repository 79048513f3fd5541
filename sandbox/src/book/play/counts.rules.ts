/** The counts of a match besides its score, by sport: shots, hits, aces. Drawn from the seed, so a count never decreases. */
import { type Duel, pointsOfSets, type Score, scoresOfSlots, slotsOf } from './play.rules.ts'
import { uniform } from './seeded.rules.ts'
import type { SetSport, SlotSport } from './sport-shapes.ts'
import { SPORTS, type SportCode } from './sports.rules.ts'

/** A chance for each side in every slot or at every point. Equal lanes draw equally, so that two counts can share a part. */
type Chance = {
  lane: number
  /** How often on average: for each side of a match in sports with slots, at each point in sports with sets. */
  mean: number
  /** Given to the side that may not score in the slot: the fielders. */
  isOfDefence?: true
}

type Count = {
  zh: string
  en: string
  /** Which scores of a side count: those whose draw from 0 to 1 lies between the two. Bands that do not overlap share no score. */
  scores?: readonly [from: number, to: number]
  chances?: readonly Chance[]
}

export type NamedCount = { name: { zh: string; en: string } } & Score

const LANE_OF_SCORES = 10
const EVERY = [0, 1] as const
const SAVED = { lane: 11, mean: 3.2 }
const STOPPED = { lane: 11, mean: 27 }
const THROWN_AT_KEEPER = { lane: 11, mean: 9 }

const COUNTS: Readonly<Record<SportCode, readonly Count[]>> = {
  football: [
    { zh: '射门', en: 'Shots', scores: EVERY, chances: [SAVED, { lane: 12, mean: 7.2 }] },
    { zh: '射正', en: 'Shots on target', scores: EVERY, chances: [SAVED] },
    { zh: '角球', en: 'Corners', chances: [{ lane: 13, mean: 5.1 }] },
    { zh: '黄牌', en: 'Yellow cards', chances: [{ lane: 14, mean: 1.9 }] },
  ],
  basketball: [
    { zh: '篮板', en: 'Rebounds', chances: [{ lane: 11, mean: 43 }] },
    { zh: '助攻', en: 'Assists', scores: [0, 0.5] },
    { zh: '失误', en: 'Turnovers', chances: [{ lane: 12, mean: 13 }] },
    { zh: '犯规', en: 'Fouls', chances: [{ lane: 13, mean: 19 }] },
  ],
  tennis: [
    { zh: '发球得分', en: 'Aces', chances: [{ lane: 11, mean: 0.3 }] },
    { zh: '制胜分', en: 'Winners', scores: EVERY, chances: [{ lane: 12, mean: 0.8 }] },
    { zh: '双误', en: 'Double faults', chances: [{ lane: 13, mean: 0.15 }] },
  ],
  baseball: [
    { zh: '安打', en: 'Hits', scores: [0, 0.85], chances: [{ lane: 11, mean: 4.6 }] },
    { zh: '失误', en: 'Errors', chances: [{ lane: 12, mean: 0.7, isOfDefence: true }] },
    { zh: '三振', en: 'Strikeouts', chances: [{ lane: 13, mean: 8, isOfDefence: true }] },
  ],
  hockey: [
    { zh: '射正', en: 'Shots on goal', scores: EVERY, chances: [STOPPED] },
    { zh: '争球获胜', en: 'Face-offs won', chances: [{ lane: 12, mean: 28 }] },
    { zh: '小罚', en: 'Minor penalties', chances: [{ lane: 13, mean: 3.4 }] },
  ],
  volleyball: [
    { zh: '扣球得分', en: 'Attack points', scores: [0, 0.6] },
    { zh: '拦网得分', en: 'Blocks', scores: [0.6, 0.7] },
    { zh: '发球得分', en: 'Aces', scores: [0.7, 0.76] },
  ],
  badminton: [
    { zh: '扣杀得分', en: 'Smash winners', scores: [0, 0.4] },
    { zh: '网前得分', en: 'Net winners', scores: [0.4, 0.6] },
  ],
  handball: [
    { zh: '射门', en: 'Shots', scores: EVERY, chances: [THROWN_AT_KEEPER, { lane: 12, mean: 7 }] },
    { zh: '射正', en: 'Shots on target', scores: EVERY, chances: [THROWN_AT_KEEPER] },
    { zh: '两分钟罚下', en: '2-minute suspensions', chances: [{ lane: 13, mean: 3.6 }] },
  ],
  tabletennis: [
    { zh: '发球得分', en: 'Service winners', scores: [0, 0.2] },
    { zh: '正手得分', en: 'Forehand winners', scores: [0.2, 0.55] },
  ],
  cs2: [
    { zh: '击杀', en: 'Kills', scores: EVERY, chances: [{ lane: 11, mean: 2.6 }] },
    { zh: '首杀', en: 'First kills', scores: [0, 0.7] },
  ],
  lol: [
    { zh: '击杀', en: 'Kills', scores: EVERY, chances: [{ lane: 11, mean: 1.4 }] },
    { zh: '小龙', en: 'Dragons', scores: [0, 0.4] },
  ],
  dota2: [
    { zh: '击杀', en: 'Kills', scores: EVERY, chances: [{ lane: 11, mean: 2.4 }] },
    { zh: '肉山', en: 'Roshans', scores: [0, 0.15] },
  ],
  kings: [
    { zh: '击杀', en: 'Kills', scores: EVERY, chances: [{ lane: 11, mean: 1.4 }] },
    { zh: '暴君', en: 'Tyrants', scores: [0, 0.3] },
  ],
}

/** The counts of a match until a time, in the order in which they are shown. */
export function countsOf(duel: Duel, until: number): NamedCount[] {
  const sport = SPORTS[duel.sport]
  const steps = sport.kind === 'slots' ? stepsOfSlots(sport, duel, until) : stepsOfSets(sport, duel, until)
  return COUNTS[duel.sport].map(({ zh, en, scores, chances = [] }) => {
    const sum = { home: 0, away: 0 }
    if (scores) for (const { n, side } of steps.scores) if (isIn(scores, draw(duel, n, side))) sum[side] += 1
    for (const { lane, mean, isOfDefence } of chances) {
      for (const { n, side, share } of steps.chances)
        sum[isOfDefence ? otherOf(side) : side] += countIn(mean * share, uniform(duel.seed, n, laneOf(lane, side)))
    }
    return { name: { zh, en }, ...sum }
  })
}

type Side = keyof Score

/** `scores` are numbered by side, `chances` by slot or point; `share` is the part of the mean that one of them has. */
type Steps = { scores: { n: number; side: Side }[]; chances: { n: number; side: Side; share: number }[] }

function stepsOfSlots(sport: SlotSport, duel: Duel, until: number): Steps {
  const chances: Steps['chances'] = []
  let from = duel.startAt
  let n = 0
  for (const phase of sport.phases) {
    for (let slot = 0; slot < phase.slots; slot += 1, n += 1) {
      // When the slot has passed: what it brought is then over.
      if (from + ((slot + 1) * phase.ms) / phase.slots > until) continue
      for (const side of ['home', 'away'] as const)
        if (phase.side === 'both' || phase.side === side) chances.push({ n, side, share: 1 / slotsOf(sport, side) })
    }
    from += phase.ms
  }
  return { scores: numbered(scoresOfSlots(sport, duel, until)), chances }
}

function stepsOfSets(sport: SetSport, duel: Duel, until: number): Steps {
  const points = [...pointsOfSets(sport, duel, until)]
  const chances = points.flatMap((_, n) => [
    { n, side: 'home' as const, share: 1 },
    { n, side: 'away' as const, share: 1 },
  ])
  return { scores: numbered(points), chances }
}

function numbered(scores: readonly { side: Side }[]): Steps['scores'] {
  const next = { home: 0, away: 0 }
  return scores.map(({ side }) => {
    next[side] += 1
    return { n: next[side], side }
  })
}

function draw(duel: Duel, n: number, side: Side): number {
  return uniform(duel.seed, n, laneOf(LANE_OF_SCORES, side))
}

/** Lanes of the play itself are below 10. */
function laneOf(lane: number, side: Side): number {
  return lane * 2 + (side === 'home' ? 0 : 1)
}

function isIn([from, to]: readonly [number, number], value: number): boolean {
  return value >= from && value < to
}

/** A whole number whose average over all draws is the mean. */
function countIn(mean: number, drawn: number): number {
  return Math.floor(mean + drawn)
}

function otherOf(side: Side): Side {
  return side === 'home' ? 'away' : 'home'
}
