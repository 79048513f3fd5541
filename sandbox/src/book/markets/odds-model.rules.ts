/**
 * Prices from the process that plays the match: the distribution of the final score uses the same probabilities as `play.rules.ts`. The bookmaker
 * earns a published margin, not from biased results.
 */
import type { Duel, Score, Standing } from '../play/play.rules.ts'
import { pointChance, slotChance } from '../play/play.rules.ts'
import type { SetSport, SlotSport } from '../play/sport-shapes.ts'
import { SPORTS } from '../play/sports.rules.ts'
import { type ExactPick, exactPick } from './settlement.rules.ts'

/** Probabilities of final score differences (home minus away), of sums, and of exact scores where a sport has that market. */
export type Finals = { diff: Map<number, number>; total: Map<number, number>; scores: Map<ExactPick, number> }

/** Above this many expected points a side's score is treated as normally distributed. */
const GRID_MEAN = 9

/** The distribution of the final score, given the current one. */
export function finalsOf(duel: Duel, standing: Standing): Finals {
  const sport = SPORTS[duel.sport]
  if (standing.kind === 'over') return certain(standing)
  if (sport.kind === 'sets') return finalsOfSets(sport, duel, standing)
  return sport.mean > GRID_MEAN ? finalsOfMany(sport, duel, standing) : finalsOfFew(sport, duel, standing)
}

function certain({ score }: Standing): Finals {
  return {
    diff: new Map([[score.home - score.away, 1]]),
    total: new Map([[score.home + score.away, 1]]),
    scores: new Map([[exactPick(score), 1]]),
  }
}

/** Few points: both sides are binomial and the grid is exact. */
function finalsOfFew(sport: SlotSport, duel: Duel, { score, left }: Standing): Finals {
  const finals = noFinals()
  const home = binomial(left.home, slotChance(sport, duel.edge, 'home'))
  const away = binomial(left.away, slotChance(sport, duel.edge, 'away'))
  home.forEach((homeShare, homeMore) => {
    away.forEach((awayShare, awayMore) => {
      const final = { home: score.home + homeMore, away: score.away + awayMore }
      addFinal(finals, sport, final, homeShare * awayShare)
    })
  })
  return finals
}

/** Many points: difference and sum are normal with the exact mean and variance of the slots. */
function finalsOfMany(sport: SlotSport, duel: Duel, { score, left }: Standing): Finals {
  const home = momentsOf(sport, slotChance(sport, duel.edge, 'home'), left.home)
  const away = momentsOf(sport, slotChance(sport, duel.edge, 'away'), left.away)
  const variance = home.variance + away.variance
  const finals = noFinals()
  for (const [value, share] of normal(score.home - score.away + home.mean - away.mean, variance)) {
    if (value === 0 && !sport.draws) {
      add(finals.diff, 1, share / 2)
      add(finals.diff, -1, share / 2)
    } else add(finals.diff, value, share)
  }
  for (const [value, share] of normal(score.home + score.away + home.mean + away.mean, variance))
    add(finals.total, value, share)
  return finals
}

function noFinals(): Finals {
  return { diff: new Map(), total: new Map(), scores: new Map() }
}

function addFinal(finals: Finals, sport: SlotSport, final: Score, share: number) {
  const [diff, total] = [final.home - final.away, final.home + final.away]
  if (sport.exactScore) add(finals.scores, exactPick(final), share)
  if (diff !== 0 || sport.draws) {
    add(finals.diff, diff, share)
    add(finals.total, total, share)
    return
  }
  add(finals.diff, 1, share / 2)
  add(finals.diff, -1, share / 2)
  add(finals.total, total + 1, share)
}

function finalsOfSets(sport: SetSport, duel: Duel, { score, points }: Standing): Finals {
  const chance = pointChance(sport, duel.edge)
  const fresh = setChance(sport, chance, 0, 0)
  const finals = noFinals()
  const walk = (home: number, away: number, share: number, next: number) => {
    if (share === 0) return
    if (home === sport.setsToWin || away === sport.setsToWin) {
      add(finals.diff, home - away, share)
      add(finals.total, home + away, share)
      add(finals.scores, exactPick({ home, away }), share)
      return
    }
    walk(home + 1, away, share * next, fresh)
    walk(home, away + 1, share * (1 - next), fresh)
  }
  walk(score.home, score.away, 1, setChance(sport, chance, points?.home ?? 0, points?.away ?? 0))
  return finals
}

/** Probability that home wins the current set, by backward induction. */
function setChance(sport: SetSport, chance: number, home: number, away: number): number {
  const known = new Map<number, number>()
  const from = (a: number, b: number): number => {
    if ((a >= sport.pointsToWin && a - b >= 2) || a >= sport.pointCap) return 1
    if ((b >= sport.pointsToWin && b - a >= 2) || b >= sport.pointCap) return 0
    const key = a * 64 + b
    const seen = known.get(key)
    if (seen !== undefined) return seen
    const value = chance * from(a + 1, b) + (1 - chance) * from(a, b + 1)
    known.set(key, value)
    return value
  }
  return from(home, away)
}

function binomial(trials: number, chance: number): number[] {
  const shares: number[] = []
  let share = (1 - chance) ** trials
  for (let count = 0; count <= trials && (count < 4 || share > 1e-9); count += 1) {
    shares.push(share)
    share *= ((trials - count) / (count + 1)) * (chance / (1 - chance))
  }
  return shares
}

function momentsOf(sport: SlotSport, chance: number, trials: number) {
  const mean = chance * sport.values.reduce((sum, value) => sum + value.share * value.points, 0)
  const square = chance * sport.values.reduce((sum, value) => sum + value.share * value.points ** 2, 0)
  return { mean: mean * trials, variance: (square - mean ** 2) * trials }
}

function normal(mean: number, variance: number): [number, number][] {
  if (variance < 1e-6) return [[Math.round(mean), 1]]
  const deviation = Math.sqrt(variance)
  const below = (value: number) => cumulative((value - mean) / deviation)
  const shares: [number, number][] = []
  const reach = Math.ceil(deviation * 5)
  const middle = Math.round(mean)
  for (let value = middle - reach; value <= middle + reach; value += 1)
    shares.push([value, below(value + 0.5) - below(value - 0.5)])
  return shares
}

/** Normal distribution function (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
function cumulative(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z >= 0 ? 1 - tail : tail
}

function add<Value>(shares: Map<Value, number>, value: Value, share: number) {
  shares.set(value, (shares.get(value) ?? 0) + share)
}
