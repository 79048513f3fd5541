/** Results of shared rounds as words and as marks of a road. */
import { handPoints, readBaccarat, winnerOf } from '../../../../src/engines/shared/baccarat.rules.ts'
import { isBig, readDigits, sumOf } from '../../../../src/engines/shared/digits.rules.ts'
import { colourOf, readRoulette } from '../../../../src/engines/shared/roulette.rules.ts'
import type { SharedSheet } from '../../../../src/engines/shared/shared-game.rules.ts'
import type { SharedMessages } from '../shared.messages.ts'

export type RoadMark = {
  /** One or two characters. */
  readonly text: string
  readonly tone: string
  /** The result in words. */
  readonly name: string
}

export function markOf(sheet: SharedSheet, outcome: string, t: SharedMessages): RoadMark {
  if (sheet.kind === 'baccarat') {
    const hands = readBaccarat(outcome)
    const winner = hands ? winnerOf(hands) : 'tie'
    return { text: t[winner].slice(0, 1), tone: winner, name: t[winner] }
  }
  if (sheet.kind === 'digits') {
    const tone = isBig(sheet, sumOf(readDigits(sheet, outcome) ?? [])) ? 'big' : 'small'
    return { text: t[tone].slice(0, 1), tone, name: t[tone] }
  }
  const pocket = readRoulette(outcome) ?? 0
  const colour = colourOf(pocket)
  return { text: String(pocket), tone: colour, name: `${pocket} ${t.colours[colour]}` }
}

/** Name of a round; the rounds of a lottery are called draws. */
export function roundName({ kind }: SharedSheet, no: number, t: SharedMessages): string {
  return kind === 'digits' ? t.drawNo(no) : t.round(no)
}

/** A result in a sentence. */
export function outcomeText(sheet: SharedSheet, outcome: string, t: SharedMessages): string {
  if (sheet.kind === 'baccarat') {
    const hands = readBaccarat(outcome)
    if (!hands) return outcome
    const points = [t.points(t.player, handPoints(hands.player)), t.points(t.banker, handPoints(hands.banker))].join(
      ' : ',
    )
    return `${t[winnerOf(hands)]} · ${points}`
  }
  if (sheet.kind === 'digits') {
    const digits = readDigits(sheet, outcome)
    return digits ? t.drawn(digits.join(' '), sumOf(digits)) : outcome
  }
  const pocket = readRoulette(outcome)
  return pocket === null ? outcome : `${pocket} ${t.colours[colourOf(pocket)]}`
}
