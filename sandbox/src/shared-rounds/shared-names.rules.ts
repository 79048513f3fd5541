/** What bets on shared rounds are called in the records, in both languages. */
import type { Named } from '../book/play/names.rules.ts'
import { type BaccaratHands, handPoints, readBaccarat, winnerOf } from '../engines/shared/baccarat.rules.ts'
import { cellOf, type DigitsModel, isBig, readDigits, sumOf } from '../engines/shared/digits.rules.ts'
import { colourOf, readRoulette } from '../engines/shared/roulette.rules.ts'
import type { SharedSheet } from '../engines/shared/shared-game.rules.ts'

const BACCARAT: Readonly<Record<string, Named>> = {
  player: { zh: '闲', en: 'Player' },
  banker: { zh: '庄', en: 'Banker' },
  tie: { zh: '和', en: 'Tie' },
  playerPair: { zh: '闲对', en: 'Player pair' },
  bankerPair: { zh: '庄对', en: 'Banker pair' },
}
const ROULETTE: Readonly<Record<string, Named>> = {
  red: { zh: '红', en: 'Red' },
  black: { zh: '黑', en: 'Black' },
  odd: { zh: '单', en: 'Odd' },
  even: { zh: '双', en: 'Even' },
  low: { zh: '1–18', en: '1–18' },
  high: { zh: '19–36', en: '19–36' },
  dozen1: { zh: '第一打', en: '1st dozen' },
  dozen2: { zh: '第二打', en: '2nd dozen' },
  dozen3: { zh: '第三打', en: '3rd dozen' },
  column1: { zh: '第一列', en: '1st column' },
  column2: { zh: '第二列', en: '2nd column' },
  column3: { zh: '第三列', en: '3rd column' },
}
const SUMS: Readonly<Record<string, Named>> = {
  big: { zh: '总和大', en: 'Sum big' },
  small: { zh: '总和小', en: 'Sum small' },
  odd: { zh: '总和单', en: 'Sum odd' },
  even: { zh: '总和双', en: 'Sum even' },
}
const COLOURS = {
  green: { zh: '绿', en: 'green' },
  red: { zh: '红', en: 'red' },
  black: { zh: '黑', en: 'black' },
} as const

export const MARKET_OF: Readonly<Record<SharedSheet['kind'], Named>> = {
  baccarat: { zh: '百家乐', en: 'Baccarat' },
  roulette: { zh: '轮盘', en: 'Roulette' },
  digits: { zh: '开奖', en: 'Draw' },
}

export function positionName(kind: SharedSheet['kind'], position: string): Named {
  if (kind === 'baccarat') return BACCARAT[position] ?? { zh: position, en: position }
  if (kind === 'digits') return digitsName(position)
  const straight = /^n(\d{1,2})$/.exec(position)?.[1]
  if (straight !== undefined) return { zh: `号码 ${straight}`, en: `Number ${straight}` }
  return ROULETTE[position] ?? { zh: position, en: position }
}

function digitsName(position: string): Named {
  const wanted = cellOf(position)
  if (!wanted) return SUMS[position] ?? { zh: position, en: position }
  return { zh: `第 ${wanted.cell} 位 ${wanted.value}`, en: `Place ${wanted.cell}: ${wanted.value}` }
}

/** A result in words. */
function outcomeName(sheet: SharedSheet, outcome: string): Named {
  if (sheet.kind === 'baccarat') {
    const hands = readBaccarat(outcome)
    return hands ? handsName(hands) : { zh: outcome, en: outcome }
  }
  if (sheet.kind === 'digits') return drawnName(sheet, outcome)
  const pocket = readRoulette(outcome)
  if (pocket === null) return { zh: outcome, en: outcome }
  const colour = COLOURS[colourOf(pocket)]
  return { zh: `${pocket} ${colour.zh}`, en: `${pocket} ${colour.en}` }
}

function drawnName(model: DigitsModel, outcome: string): Named {
  const digits = readDigits(model, outcome)
  if (!digits) return { zh: outcome, en: outcome }
  const sum = sumOf(digits)
  const [size, parity] = [isBig(model, sum), sum % 2 === 1]
  return {
    zh: `${digits.join(' ')}（总和 ${sum}，${size ? '大' : '小'}${parity ? '单' : '双'}）`,
    en: `${digits.join(' ')} (sum ${sum}, ${size ? 'big' : 'small'}, ${parity ? 'odd' : 'even'})`,
  }
}

function handsName(hands: BaccaratHands): Named {
  const [player, banker] = [handPoints(hands.player), handPoints(hands.banker)]
  const winner = BACCARAT[winnerOf(hands)] ?? { zh: '', en: '' }
  return { zh: `${winner.zh}（闲 ${player}，庄 ${banker}）`, en: `${winner.en} (player ${player}, banker ${banker})` }
}

/** The rounds of a lottery are draws. */
function roundName(kind: SharedSheet['kind'], no: number): Named {
  return kind === 'digits' ? { zh: `第 ${no} 期`, en: `draw ${no}` } : { zh: `第 ${no} 局`, en: `round ${no}` }
}

/** Explains an open bet. */
export function openRule(kind: SharedSheet['kind'], no: number): Named {
  const round = roundName(kind, no)
  return {
    zh: `按${round.zh}的结果结算，开局前已公布种子哈希。`,
    en: `Settles with the result of ${round.en}, whose seed hash was shown before betting opened.`,
  }
}

/** Explains a settled bet. */
export function settledRule(sheet: SharedSheet, no: number, outcome: string, counts: 'stake' | 'net'): Named {
  const result = outcomeName(sheet, outcome)
  const netted = counts === 'net'
  return {
    zh: `${roundName(sheet.kind, no).zh}开出${result.zh}，由开局前已公布哈希的种子决定，可在游戏的“公平”页校验。${netted ? '同局注单合并计算流水，对押部分不计。' : ''}`,
    en: `The result of ${roundName(sheet.kind, no).en} was ${result.en}, from the seed whose hash was shown before it. Check it under Fairness in the game.${netted ? ' Turnover counts the bets of a round together, so opposite bets count nothing.' : ''}`,
  }
}
