/** What bots say about a running match: only what the book plays at that moment, and never a word on stakes. Pure. */
import { pickIndex } from '../../book/play/seeded.rules.ts'

type Side = 'home' | 'away'
/** A match as a viewer sees it. */
export type WatchedMatch = {
  readonly home: string
  readonly away: string
  readonly score: Readonly<Record<Side, number>>
  readonly period: string
  /** Minutes played; null where the minute means nothing. */
  readonly clock: number | null
  readonly lastClock: number
  /** A single score decides little: handball, basketball. */
  readonly isHighScoring: boolean
  readonly isInSets: boolean
}

type Say = (match: WatchedMatch) => string

const RESTS: readonly string[] = ['HT', 'BR']

const shown = ({ score }: WatchedMatch): string => `${score.home}:${score.away}`
const leader = ({ home, away, score }: WatchedMatch): string => (score.home > score.away ? home : away)
const behind = ({ home, away, score }: WatchedMatch): string => (score.home > score.away ? away : home)

const SCORED: readonly ((side: string, match: WatchedMatch) => string)[] = [
  (side, match) => `${side} 得分了！${shown(match)}`,
  (side) => `${side} 这个球漂亮`,
  (_side, match) => `刚倒杯水回来就 ${shown(match)} 了`,
  (side) => `${side} 等这一下等了好久`,
]
const SET_WON: readonly ((side: string, match: WatchedMatch) => string)[] = [
  (side, match) => `${side} 拿下这一局，${shown(match)}`,
  (side) => `这局 ${side} 赢得不容易`,
]
const AT_REST: readonly Say[] = [
  (match) => `休息了，${shown(match)}，去活动活动`,
  (match) => `前面这段 ${match.home} 打得更顺`,
  (match) => `看 ${match.away} 回来怎么调整`,
]
const EARLY: readonly Say[] = [(match) => `刚开始，${match.home} 先稳一稳`, (match) => `${match.away} 开局很积极`]
const LATE: readonly Say[] = [
  (match) => `第 ${match.clock} 分钟了，${shown(match)}，还没完`,
  () => '最后这几分钟最紧张',
]
const LEVEL: readonly Say[] = [
  (match) => `${shown(match)}，谁也甩不开谁`,
  (match) => `${match.home} 和 ${match.away} 咬得真紧`,
]
const CLOSE: readonly Say[] = [
  (match) => `${leader(match)} 暂时领先，${shown(match)}`,
  (match) => `${behind(match)} 还有机会`,
]
const WIDE: readonly Say[] = [
  (match) => `${leader(match)} 今天状态真好，${shown(match)}`,
  (match) => `${behind(match)} 得先把防守稳住`,
]

/** From this share of the playing time on it is late; up to the other one it is early. */
const LATE_SHARE = 0.88
const EARLY_SHARE = 0.1

/** @param before the score when the room last mentioned it */
export function matchTalk(seed: number, n: number, match: WatchedMatch, before: WatchedMatch['score'] | null): string {
  const side = before === null ? null : scorer(before, match.score)
  if (side !== null && !match.isHighScoring) {
    const list = match.isInSets ? SET_WON : SCORED
    return list[pickIndex(seed, n, list.length, 4)]?.(match[side], match) ?? ''
  }
  const list = fitting(match)
  return list[pickIndex(seed, n, list.length, 5)]?.(match) ?? ''
}

/** Who scored since; null when neither or both did. */
function scorer(before: WatchedMatch['score'], { home, away }: WatchedMatch['score']): Side | null {
  if (home > before.home === away > before.away) return null
  return home > before.home ? 'home' : 'away'
}

function fitting(match: WatchedMatch): readonly Say[] {
  const { score, clock, lastClock, period, isHighScoring } = match
  const apart = Math.abs(score.home - score.away)
  if (RESTS.includes(period)) return AT_REST
  if (clock !== null && clock >= lastClock * LATE_SHARE) return LATE
  if (clock !== null && clock <= lastClock * EARLY_SHARE && apart === 0) return EARLY
  if (apart === 0) return LEVEL
  return apart <= (isHighScoring ? 5 : 1) ? CLOSE : WIDE
}
