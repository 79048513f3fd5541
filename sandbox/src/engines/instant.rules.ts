/** Games whose round is decided in one call. The server pays by these functions, and the page checks rounds with the same ones. */
import type { EngineName } from '@lantern/contract/rounds'
import * as v from 'valibot'
import { type BullsSheet, bullsReturn, bullsRtp, bullsSheetSchema, SEATS } from './cards/bulls.rules.ts'
import { type Draw, fairDraws, type RoundSeeds } from './draws/draws.rules.ts'
import { castReturn, type FishingSheet, fishingSheetSchema } from './fishing/fishing.rules.ts'
import { maxMultiple, returnToPlayer } from './slots/slot-math.rules.ts'
import { COINS, type SlotSheet, slotSheetSchema } from './slots/slot-sheet.rules.ts'
import { spin } from './slots/slot-spin.rules.ts'

/** A game's engine with its data. */
export type InstantGame =
  | { readonly engine: 'lines' | 'ways'; readonly sheet: SlotSheet }
  | { readonly engine: 'bulls'; readonly sheet: BullsSheet }
  | { readonly engine: 'fishing'; readonly sheet: FishingSheet }

/** What the player decided: `fish` belongs to `cast`. */
type Choice = { readonly kind: string; readonly fish?: string }

const PERCENT = 100
const sheetSchema = v.union([slotSheetSchema, bullsSheetSchema, fishingSheetSchema])

/** @returns null for an engine or a sheet that this build does not know */
export function readGame(engine: string, sheet: unknown): InstantGame | null {
  const parsed = v.safeParse(sheetSchema, sheet)
  if (!parsed.success || parsed.output.kind !== engine) return null
  return gameOf(parsed.output)
}

export function gameOf(sheet: InstantGame['sheet']): InstantGame {
  switch (sheet.kind) {
    case 'bulls':
      return { engine: sheet.kind, sheet }
    case 'fishing':
      return { engine: sheet.kind, sheet }
    default:
      return { engine: sheet.kind, sheet }
  }
}

/** Whether the game has this decision. */
export function takes({ engine, sheet }: InstantGame, choice: Choice): boolean {
  if (engine === 'bulls') return choice.kind === 'deal'
  if (engine === 'fishing') return choice.kind === 'cast' && sheet.fish.some(({ id }) => id === choice.fish)
  return choice.kind === 'spin'
}

/** What a round returns, in fen. */
function returnOf(game: InstantGame, choice: Choice, stakeFen: number, draw: Draw): number {
  switch (game.engine) {
    case 'bulls':
      return bullsReturn(game.sheet, stakeFen, draw)
    case 'fishing':
      return castReturn(game.sheet, choice.fish ?? '', stakeFen, draw)
    default:
      return spin(game.sheet, draw).coins * (stakeFen / COINS)
  }
}

/** The same from the seeds: what the player checks. */
export function returnOfSeeds(game: InstantGame, choice: Choice, stakeFen: number, seeds: RoundSeeds): number {
  return returnOf(game, choice, stakeFen, fairDraws(seeds))
}

/** Rules that hold for every game of an engine. */
export type EngineTerms = {
  /** Shortest time between two rounds of a player (screens.md 11.6). */
  readonly cycleMs: number
  /** Turnover that a round counts: the stake, or the smaller of stake and |net| (screens.md 11.3). */
  readonly turnover: 'stake' | 'net'
}

const SLOT_TERMS: EngineTerms = { cycleMs: 2_500, turnover: 'stake' }
export const TERMS: Readonly<Record<EngineName, EngineTerms>> = {
  lines: SLOT_TERMS,
  ways: SLOT_TERMS,
  bulls: { cycleMs: 5_000, turnover: 'net' },
  fishing: { cycleMs: 5_000, turnover: 'stake' },
}

/** Return to player of a game in per cent with two decimals, from its data. */
export function publishedRtp(game: InstantGame): string {
  return (rtpOf(game) * PERCENT).toFixed(2)
}

function rtpOf({ engine, sheet }: InstantGame): number {
  if (engine === 'bulls') return bullsRtp(sheet)
  if (engine === 'fishing') return sheet.rtpPercent / PERCENT
  return returnToPlayer(sheet)
}

/** The most that a round can return, as a multiple of its stake. */
export function publishedMaximum({ engine, sheet }: InstantGame): number {
  if (engine === 'bulls') return Math.floor((SEATS * (PERCENT - sheet.rakePercent)) / PERCENT)
  if (engine === 'fishing') return Math.max(...sheet.fish.map(({ pays }) => pays))
  return maxMultiple(sheet)
}
