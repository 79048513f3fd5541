/** Explains in words how a bet was decided. */
import type { BetLegRow, BetRow } from '../../database/tables/site/book.schema.ts'
import type { PickResult } from '../markets/parlay.rules.ts'
import { factorOf } from '../markets/settlement.rules.ts'
import type { Named } from '../play/names.rules.ts'
import { type BetNames, PARLAY } from './bet-view.rules.ts'

type Explained = Pick<BetRow, 'kind' | 'line' | 'names' | 'result' | 'score' | 'state'>
type ExplainedLeg = Pick<BetLegRow, 'names' | 'odds' | 'result' | 'score'>

/** How a bet was cashed out, and whether parts of it were before. */
export type Ends = {
  /** The bet that it is a part of. */
  partOf?: string | null
  /** The value that its member had set, when it was automatic. */
  auto?: string | null
  hasParts?: boolean
}

/** @param legs picks of a parlay */
export function ruleText(row: Explained, legs: readonly ExplainedLeg[], isEnglish: boolean, ends: Ends = {}): string {
  const isCashedOut = row.result === 'CASHOUT'
  const text = isCashedOut ? cashOutText(ends) : row.kind === PARLAY ? parlayText(row, legs) : singleText(row)
  const rest = ends.hasParts && !isCashedOut ? REST : { zh: '', en: '' }
  return isEnglish ? text.en + rest.en : text.zh + rest.zh
}

const REST: Named = { zh: '已兑现的部分不再结算。', en: ' Parts that were cashed out do not settle again.' }

function cashOutText({ partOf, auto }: Ends): Named {
  if (auto)
    return {
      zh: `价值达到设定的 ${auto}，已自动兑现：按兑现时的赔率计算价值，赛果不再影响，不计流水。`,
      en: `Cashed out automatically, worth the ${auto} that was set, at the prices of that moment: the result no longer matters, and no turnover counts.`,
    }
  if (partOf)
    return {
      zh: `注单 ${partOf} 的一部分已提前兑现：按兑现时的赔率计算价值，赛果不再影响这部分，不计流水。`,
      en: `A part of bet ${partOf}, cashed out at its value at the prices of that moment: the result no longer matters for it, and no turnover counts.`,
    }
  return {
    zh: '已提前兑现：按兑现时的赔率计算价值，赛果不再影响，不计流水。',
    en: 'Cashed out at its value at the prices of that moment: the result no longer matters, and no turnover counts.',
  }
}

function singleText({ line, names, score: given, state }: Explained): Named {
  const { rule } = JSON.parse(names) as BetNames
  if (rule) return rule
  if (state === 2)
    return {
      zh: '按全场比分结算，完场后 10 秒内派彩。',
      en: 'Settles on the final score within 10 seconds of the end.',
    }
  if (state === 4)
    return {
      zh: '赛事取消、腰斩或推迟超过 36 小时，本金已退回。',
      en: 'The match was cancelled, abandoned or postponed by more than 36 hours: the stake went back.',
    }
  const score = given.replace('-', ':')
  const isQuarter = line !== null && line % 2 !== 0
  return {
    zh: `按全场比分 ${score} 结算。${isQuarter ? '四分之一盘口：本金平分到相邻两个盘口。' : ''}`,
    en: `Settled on the final score ${score}.${isQuarter ? ' A quarter line splits the stake over the two lines beside it.' : ''}`,
  }
}

function parlayText({ state }: Explained, legs: readonly ExplainedLeg[]): Named {
  if (state === 2)
    return {
      zh: '各项赔率连乘。最后一场完场后 10 秒内结算；任一项输，立即按输结算。',
      en: 'The odds of the picks are multiplied. Settles within 10 seconds of the end of the last match, or as lost with the first pick that loses.',
    }
  if (state === 4)
    return { zh: '所有赛事都没有进行，本金已退回。', en: 'None of the matches was played: the stake went back.' }
  const lost = legs.find(({ result }) => result === 'LOSE')
  if (lost) {
    const { match, pick } = JSON.parse(lost.names) as BetNames
    const score = lost.score.replace('-', ':')
    return {
      zh: `“${pick.zh}”未中（${match.zh}，${score}），整注为输。`,
      en: `${pick.en} lost (${match.en}, ${score}), and with it the parlay.`,
    }
  }
  const factors = (words: Readonly<Record<string, string>>, open: string, close: string): string =>
    legs
      .map(({ odds, result }) => {
        const word = words[result ?? '']
        return `${factorText(factorOf((result ?? 'VOID') as PickResult, odds))}${word ? `${open}${word}${close}` : ''}`
      })
      .join(' × ')
  return {
    zh: `返还 = 本金 × ${factors(WORDS.zh, '（', '）')}，不足一分舍去。`,
    en: `Return = stake × ${factors(WORDS.en, ' (', ')')}, rounded down to a cent.`,
  }
}

/** Results whose factor differs from the odds. */
const WORDS: Readonly<Record<'zh' | 'en', Readonly<Record<string, string>>>> = {
  zh: { HALF_WIN: '赢半', DRAW: '走水', HALF_LOSE: '输半', VOID: '取消' },
  en: { HALF_WIN: 'half won', DRAW: 'push', HALF_LOSE: 'half lost', VOID: 'void' },
}

/** Two-hundredths as a decimal: 390 → 1.95, 295 → 1.475. */
function factorText(factor: number): string {
  const thousandths = String(factor * 5).padStart(4, '0')
  return `${thousandths.slice(0, -3)}.${thousandths.slice(-3)}`.replace(/0$/, '')
}
