/** Draws of numbers: some cells, each with a value of its own. Bets are on a cell's value, or on the sum: big, small, odd, even. */
import * as v from 'valibot'
import type { Draw } from '../draws/draws.rules.ts'
import { type Bets, betOf, betsSchema, edgeOf, planSchema } from './bet-sheet.rules.ts'

const cellValue = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))

export const digitsSheetSchema = v.object({
  kind: v.literal('digits'),
  theme: v.string(),
  plan: planSchema,
  bets: betsSchema,
  cells: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  from: cellValue,
  to: cellValue,
})
export type DigitsSheet = v.InferOutput<typeof digitsSheetSchema>

/** What is drawn. The sum of the two ends times the cells is odd, so that big and small are equally likely. */
export type DigitsModel = Pick<DigitsSheet, 'cells' | 'from' | 'to'>
export const FIVE_DIGITS: DigitsModel = { cells: 5, from: 0, to: 9 }
export const THREE_DICE: DigitsModel = { cells: 3, from: 1, to: 6 }

const SUM_POSITIONS = ['big', 'small', 'odd', 'even'] as const
const CELL = /^c([1-8])v(\d)$/

/** Every bet of a model, each with the same return to player. @param rtpPercent whole per cent */
export function digitsBets({ cells, from, to }: DigitsModel, rtpPercent: number): Bets {
  const values = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const halves = rtpPercent * 2
  const single = rtpPercent * values.length
  return [
    ...SUM_POSITIONS.map((position) => ({ position, pays: halves, edge: edgeOf(halves, 1 / 2) })),
    ...Array.from({ length: cells }, (_, cell) =>
      values.map((value) => ({
        position: `c${cell + 1}v${value}`,
        pays: single,
        edge: edgeOf(single, 1 / values.length),
      })),
    ).flat(),
  ]
}

/** Cell from 1 and value of a position; null for one on the sum. */
export function cellOf(position: string): { readonly cell: number; readonly value: number } | null {
  const [, cell, value] = CELL.exec(position) ?? []
  return cell === undefined ? null : { cell: Number(cell), value: Number(value) }
}

export function drawDigits({ cells, from, to }: DigitsModel, draw: Draw): number[] {
  return Array.from({ length: cells }, () => from + draw(to - from + 1))
}

export function sumOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit) => sum + digit, 0)
}

/** Whether the sum is in the upper half. */
export function isBig({ cells, from, to }: DigitsModel, sum: number): boolean {
  return sum * 2 > (from + to) * cells
}

/** What a bet returns, in hundredths of its stake. */
export function digitsPays(sheet: DigitsSheet, digits: readonly number[], position: string): number {
  return isHit(sheet, digits, position) ? (betOf(sheet.bets, position)?.pays ?? 0) : 0
}

function isHit(model: DigitsModel, digits: readonly number[], position: string): boolean {
  const wanted = cellOf(position)
  if (wanted) return digits[wanted.cell - 1] === wanted.value
  const sum = sumOf(digits)
  switch (position) {
    case 'big':
      return isBig(model, sum)
    case 'small':
      return !isBig(model, sum)
    case 'odd':
      return sum % 2 === 1
    case 'even':
      return sum % 2 === 0
    default:
      return false
  }
}

/** @returns null for a text that is not of as many values as the model has cells */
export function readDigits({ cells, from, to }: DigitsModel, text: string): readonly number[] | null {
  const digits = text.split(',').map((part) => (/^\d$/.test(part) ? Number(part) : -1))
  return digits.length === cells && digits.every((digit) => digit >= from && digit <= to) ? digits : null
}
