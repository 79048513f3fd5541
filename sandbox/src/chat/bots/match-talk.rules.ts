/** What bots say about a running match: only what the book plays at that moment, and never a word on stakes. Pure. */
import { pickIndex } from '../../book/play/seeded.rules.ts'
import type { BotLanguage, Said } from './bot-lines.rules.ts'

type Side = 'home' | 'away'
/** A match as a viewer sees it. */
export type WatchedMatch = {
  readonly home: Said
  readonly away: Said
  readonly score: Readonly<Record<Side, number>>
  readonly period: string
  /** Minutes played; null where the minute means nothing. */
  readonly clock: number | null
  readonly lastClock: number
  /** A single score decides little: handball, basketball. */
  readonly isHighScoring: boolean
  readonly isInSets: boolean
}

/** With the names of one language. */
type TalkedMatch = Omit<WatchedMatch, Side> & Readonly<Record<Side, string>> & { readonly language: BotLanguage }
type Say = (match: TalkedMatch) => string

const RESTS: readonly string[] = ['HT', 'BR']

const shown = ({ score }: TalkedMatch): string => `${score.home}:${score.away}`
const leader = ({ home, away, score }: TalkedMatch): string => (score.home > score.away ? home : away)
const behind = ({ home, away, score }: TalkedMatch): string => (score.home > score.away ? away : home)

type MatchLines = {
  readonly scored: readonly ((side: string, match: TalkedMatch) => string)[]
  readonly setWon: readonly ((side: string, match: TalkedMatch) => string)[]
  readonly atRest: readonly Say[]
  readonly early: readonly Say[]
  readonly late: readonly Say[]
  readonly level: readonly Say[]
  readonly close: readonly Say[]
  readonly wide: readonly Say[]
  /** While the match is in play, whatever the score. */
  readonly playing: readonly string[]
}

/** Each list says the same in both languages, in the same order. */
const LINES: Readonly<Record<BotLanguage, MatchLines>> = {
  zh: {
    scored: [
      (side, match) => `${side} 得分了！${shown(match)}`,
      (side) => `${side} 这个球漂亮`,
      (_side, match) => `刚倒杯水回来就 ${shown(match)} 了`,
      (side) => `${side} 等这一下等了好久`,
    ],
    setWon: [(side, match) => `${side} 拿下这一局，${shown(match)}`, (side) => `这局 ${side} 赢得不容易`],
    atRest: [
      (match) => `休息了，${shown(match)}，去活动活动`,
      (match) => `前面这段 ${match.home} 打得更顺`,
      (match) => `看 ${match.away} 回来怎么调整`,
    ],
    early: [(match) => `刚开始，${match.home} 先稳一稳`, (match) => `${match.away} 开局很积极`],
    late: [(match) => `第 ${match.clock} 分钟了，${shown(match)}，还没完`, () => '最后这几分钟最紧张'],
    level: [
      (match) => `${shown(match)}，谁也甩不开谁`,
      (match) => `${match.home} 和 ${match.away} 咬得真紧`,
      () => '现在还看不出谁占上风',
    ],
    close: [(match) => `${leader(match)} 暂时领先，${shown(match)}`, (match) => `${behind(match)} 还有机会`],
    wide: [(match) => `${leader(match)} 今天状态真好，${shown(match)}`, (match) => `${behind(match)} 得先把防守稳住`],
    playing: [
      '这节奏看得过瘾',
      '两边都很专注',
      '场边的气氛真好',
      '看得手心出汗',
      '这几个回合打得漂亮',
      '体能会是关键',
      '裁判吹得挺稳',
    ],
  },
  en: {
    scored: [
      (side, match) => `${side} score! ${shown(match)}`,
      (side) => `Lovely one from ${side}`,
      (_side, match) => `Got a glass of water and it is ${shown(match)}`,
      (side) => `${side} have waited long for that`,
    ],
    setWon: [(side, match) => `${side} take the set, ${shown(match)}`, (side) => `${side} had to work for that set`],
    atRest: [
      (match) => `Break at ${shown(match)}, time to stretch`,
      (match) => `${match.home} looked better before the break`,
      (match) => `Let us see what ${match.away} change at the break`,
    ],
    early: [(match) => `Early days, ${match.home} settling in`, (match) => `Bright start from ${match.away}`],
    late: [(match) => `Minute ${match.clock}, ${shown(match)}, not over yet`, () => 'The last minutes are the longest'],
    level: [
      (match) => `${shown(match)}, nothing between them`,
      (match) => `${match.home} and ${match.away} are so even`,
      () => 'This could still go either way',
    ],
    close: [(match) => `${leader(match)} in front, ${shown(match)}`, (match) => `${behind(match)} are still in this`],
    wide: [
      (match) => `${leader(match)} in great form today, ${shown(match)}`,
      (match) => `${behind(match)} have to sort out the defence first`,
    ],
    playing: [
      'Good pace to this one',
      'Both sides look focused',
      'What an atmosphere',
      'My palms are sweating',
      'Some lovely play in there',
      'Fitness will decide it',
      'The referee has a calm hand today',
    ],
  },
}

/** From this share of the playing time on it is late; up to the other one it is early. */
const LATE_SHARE = 0.88
const EARLY_SHARE = 0.1

type Room = {
  /** The score when the room last mentioned it. */
  readonly before: WatchedMatch['score'] | null
  /** Its newest lines, none of which is said again. */
  readonly lately: readonly string[]
}

/** @returns null where everything that fits was said lately */
export function matchTalk(seed: number, n: number, match: WatchedMatch, { before, lately }: Room): Said | null {
  const side = before === null || match.isHighScoring ? null : scorer(before, match.score)
  const [zh, en] = (['zh', 'en'] as const).map((language) => candidates(talkedIn(language, match), side))
  const list = (zh ?? [])
    .map((text, at): Said => ({ zh: text, en: en?.[at] ?? '' }))
    .filter(({ zh: text }) => !lately.includes(text))
  return list[pickIndex(seed, n, list.length, side === null ? 5 : 4)] ?? null
}

function talkedIn(language: BotLanguage, { home, away, ...match }: WatchedMatch): TalkedMatch {
  return { ...match, language, home: home[language], away: away[language] }
}

/** Who scored since; null when neither or both did. */
function scorer(before: WatchedMatch['score'], { home, away }: WatchedMatch['score']): Side | null {
  if (home > before.home === away > before.away) return null
  return home > before.home ? 'home' : 'away'
}

/** Everything that can be said now. @param side that scored */
function candidates(match: TalkedMatch, side: Side | null): string[] {
  const { clock, lastClock, period } = match
  const { scored, setWon, atRest, early, late, playing } = LINES[match.language]
  if (side !== null) return (match.isInSets ? setWon : scored).map((say) => say(match[side], match))
  const say = (list: readonly Say[]): string[] => list.map((one) => one(match))
  if (RESTS.includes(period)) return say(atRest)
  if (clock !== null && clock >= lastClock * LATE_SHARE) return [...say(late), ...playing]
  if (clock !== null && clock <= lastClock * EARLY_SHARE && apartIn(match) === 0) return say(early)
  return [...say(ofScore(match)), ...playing]
}

function ofScore(match: TalkedMatch): readonly Say[] {
  const { level, close, wide } = LINES[match.language]
  if (apartIn(match) === 0) return level
  return apartIn(match) <= (match.isHighScoring ? 5 : 1) ? close : wide
}

function apartIn({ score }: Pick<TalkedMatch, 'score'>): number {
  return Math.abs(score.home - score.away)
}
