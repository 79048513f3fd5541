/** A slot game as data. Both engines read the same sheet; the page gets it too, to draw the game and to check its rounds. */
import * as v from 'valibot'

export const REELS = 5
export const ROWS = 3
/** A stake is so many coins; pays are in coins, so that no payout is ever rounded. */
export const COINS = 20
/** Symbol 0 replaces any other; it stands on reels 2 to 4 only and pays nothing itself. */
export const WILD = 0
/** Shortest run that pays. */
export const MIN_RUN = 3

const index = v.pipe(v.number(), v.integer(), v.minValue(0))

export const slotSheetSchema = v.object({
  kind: v.picklist(['lines', 'ways']),
  theme: v.string(),
  volatility: v.picklist(['low', 'mid', 'high']),
  /** Strips of symbols, cyclic; a stop shows the symbol there and the two after it. */
  reels: v.pipe(v.array(v.pipe(v.array(index), v.minLength(ROWS))), v.length(REELS)),
  /** By symbol: coins for runs of three, four and five. */
  pays: v.array(v.pipe(v.array(index), v.length(REELS - MIN_RUN + 1))),
  /** Row per reel of each line; empty for ways. */
  lines: v.array(v.pipe(v.array(index), v.length(REELS))),
})
export type SlotSheet = v.InferOutput<typeof slotSheetSchema>
export type SlotKind = SlotSheet['kind']
export type Volatility = SlotSheet['volatility']

/** The symbol in a row of a reel. */
export function symbolAt(sheet: SlotSheet, reel: number, stop: number, row: number): number {
  const strip = sheet.reels[reel] ?? []
  return strip[(stop + row) % strip.length] ?? WILD
}

/** Coins for a run; 0 for runs that do not pay. */
export function payOf(sheet: SlotSheet, symbol: number, run: number): number {
  return sheet.pays[symbol]?.[run - MIN_RUN] ?? 0
}
