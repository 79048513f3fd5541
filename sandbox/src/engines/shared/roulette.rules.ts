/** Roulette with one zero: every bet returns 36 / 37 of its stake on average. */
import * as v from 'valibot'
import type { Draw } from '../draws/draws.rules.ts'
import { type Bets, betOf, betsSchema, edgeOf, planSchema } from './bet-sheet.rules.ts'

export const POCKETS = 37

export const rouletteSheetSchema = v.object({
  kind: v.literal('roulette'),
  theme: v.string(),
  plan: planSchema,
  bets: betsSchema,
})
export type RouletteSheet = v.InferOutput<typeof rouletteSheetSchema>

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const DOZEN = 12
const HALF = 18

/** Bets on several numbers; zero belongs to none. */
const GROUPS: Readonly<Record<string, (pocket: number) => boolean>> = {
  red: (pocket) => RED.has(pocket),
  black: (pocket) => !RED.has(pocket),
  odd: (pocket) => pocket % 2 === 1,
  even: (pocket) => pocket % 2 === 0,
  low: (pocket) => pocket <= HALF,
  high: (pocket) => pocket > HALF,
  dozen1: (pocket) => Math.ceil(pocket / DOZEN) === 1,
  dozen2: (pocket) => Math.ceil(pocket / DOZEN) === 2,
  dozen3: (pocket) => Math.ceil(pocket / DOZEN) === 3,
  column1: (pocket) => pocket % 3 === 1,
  column2: (pocket) => pocket % 3 === 2,
  column3: (pocket) => pocket % 3 === 0,
}
const TWO_TO_ONE = /^(?:dozen|column)/

export const ROULETTE_BETS: Bets = [
  ...Object.keys(GROUPS).map((name) => betOn(name, TWO_TO_ONE.test(name) ? 300 : 200)),
  ...Array.from({ length: POCKETS }, (_, pocket) => betOn(`n${pocket}`, 3_600)),
]

function betOn(position: string, pays: number): Bets[number] {
  const covered = Array.from({ length: POCKETS }, (_, pocket) => pocket).filter((pocket) => covers(position, pocket))
  return { position, pays, edge: edgeOf(pays, covered.length / POCKETS) }
}

export function covers(position: string, pocket: number): boolean {
  if (position === `n${pocket}`) return true
  return pocket !== 0 && Object.hasOwn(GROUPS, position) && GROUPS[position]?.(pocket) === true
}

export function colourOf(pocket: number): 'green' | 'red' | 'black' {
  if (pocket === 0) return 'green'
  return RED.has(pocket) ? 'red' : 'black'
}

export function spinRoulette(draw: Draw): number {
  return draw(POCKETS)
}

/** What a bet returns, in hundredths of its stake. */
export function roulettePays({ bets }: RouletteSheet, pocket: number, position: string): number {
  return covers(position, pocket) ? (betOf(bets, position)?.pays ?? 0) : 0
}

/** @returns null for a text that names no pocket */
export function readRoulette(text: string): number | null {
  const pocket = /^\d{1,2}$/.test(text) ? Number(text) : POCKETS
  return pocket < POCKETS ? pocket : null
}
