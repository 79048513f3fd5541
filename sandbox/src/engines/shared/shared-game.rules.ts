/** Games whose rounds the clock plays for everyone at once. The server pays by these functions, and the page checks rounds with the same ones. */
import * as v from 'valibot'
import { type Draw, fairDraws } from '../draws/draws.rules.ts'
import {
  type BaccaratSheet,
  baccaratPays,
  baccaratSheetSchema,
  baccaratText,
  dealBaccarat,
  readBaccarat,
} from './baccarat.rules.ts'
import { type DigitsSheet, digitsPays, digitsSheetSchema, drawDigits, readDigits } from './digits.rules.ts'
import { type RouletteSheet, readRoulette, roulettePays, rouletteSheetSchema, spinRoulette } from './roulette.rules.ts'

export type SharedSheet = BaccaratSheet | RouletteSheet | DigitsSheet
export type SharedEngine = SharedSheet['kind']
export const SHARED_ENGINES = ['baccarat', 'roulette', 'digits'] as const satisfies readonly SharedEngine[]

const sheetSchema = v.variant('kind', [baccaratSheetSchema, rouletteSheetSchema, digitsSheetSchema])

/** What decides a shared round. Nobody's own seed takes part: the game's code stands in its place. */
export type SharedSeed = { readonly serverSeed: string; readonly gameCode: string; readonly no: number }

/** @returns null for an engine or a sheet that this build does not know */
export function readSharedSheet(engine: string, sheet: unknown): SharedSheet | null {
  const parsed = v.safeParse(sheetSchema, sheet)
  return parsed.success && parsed.output.kind === engine ? parsed.output : null
}

/** The result of a round as text. */
export function outcomeOf(sheet: SharedSheet, { serverSeed, gameCode, no }: SharedSeed): string {
  return drawOutcome(sheet, fairDraws({ serverSeed, clientSeed: gameCode, nonce: no }))
}

/** The same from any source of draws. */
export function drawOutcome(sheet: SharedSheet, draw: Draw): string {
  switch (sheet.kind) {
    case 'baccarat':
      return baccaratText(dealBaccarat(draw))
    case 'digits':
      return drawDigits(sheet, draw).join()
    default:
      return String(spinRoulette(draw))
  }
}

/** What a bet returns, in hundredths of its stake; 0 for a text that is no result. */
export function paysOf(sheet: SharedSheet, outcome: string, position: string): number {
  switch (sheet.kind) {
    case 'baccarat': {
      const hands = readBaccarat(outcome)
      return hands ? baccaratPays(sheet, hands, position) : 0
    }
    case 'digits': {
      const digits = readDigits(sheet, outcome)
      return digits ? digitsPays(sheet, digits, position) : 0
    }
    default: {
      const pocket = readRoulette(outcome)
      return pocket === null ? 0 : roulettePays(sheet, pocket, position)
    }
  }
}

/** Amounts that hold for every game of a kind, fen. */
export type SharedTerms = {
  /** Amounts that a tap adds; a stake is a whole number of the first. */
  readonly chips: readonly number[]
  /** The most a player may stake in one round. */
  readonly maxStake: number
  /** Turnover that a round counts: every stake, or the smaller of the round's stakes and its |net|, so that opposite bets count nothing. */
  readonly turnover: 'stake' | 'net'
}

const TABLE_TERMS: SharedTerms = {
  chips: [100, 500, 2_000, 10_000, 50_000],
  maxStake: 500_000,
  turnover: 'net',
}

const DRAW_TERMS: SharedTerms = {
  chips: [100, 200, 1_000, 5_000, 20_000],
  maxStake: 200_000,
  turnover: 'stake',
}

/** Limits and turnover (screens.md 11.3) of an engine's games. */
export function sharedTermsOf(engine: SharedEngine): SharedTerms {
  return engine === 'digits' ? DRAW_TERMS : TABLE_TERMS
}

/** Return to player in per cent when every bet has the same; null when it differs from bet to bet. */
export function publishedSharedRtp({ bets }: SharedSheet): string | null {
  const [first, ...others] = bets
  if (!first || others.some(({ edge }) => edge !== first.edge)) return null
  return (100 - Number(first.edge)).toFixed(2)
}
