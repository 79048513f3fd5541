/** The return to player of a sheet in closed form: reels stop independently, so expectations multiply. */
import { COINS, MIN_RUN, payOf, REELS, ROWS, type SlotSheet, WILD } from './slot-sheet.rules.ts'
import { countOn } from './slot-spin.rules.ts'

/** By symbol and length of the run: its probability on a line, or the expected number of ways. */
export type RunChances = readonly (readonly number[])[]

/** Expected return of one coin staked. @param chances of the sheet's reels, for callers that try many pays */
export function returnToPlayer(sheet: SlotSheet, chances: RunChances = chancesOf(sheet)): number {
  let coins = 0
  for (let symbol = 1; symbol < sheet.pays.length; symbol += 1)
    for (let run = MIN_RUN; run <= REELS; run += 1) coins += (chances[symbol]?.[run] ?? 0) * payOf(sheet, symbol, run)
  return (coins * (sheet.kind === 'lines' ? sheet.lines.length : 1)) / COINS
}

export function chancesOf(sheet: SlotSheet): RunChances {
  return sheet.pays.map((_pay, symbol) => (symbol === WILD ? [] : runChances(sheet, symbol)))
}

/** The most that one spin can pay, as a multiple of the stake: every line, or every way, with the best symbol. */
export function maxMultiple(sheet: SlotSheet): number {
  const best = Math.max(...sheet.pays.map((_pay, symbol) => bestOf(sheet, symbol)))
  return Math.floor(best / COINS)
}

function bestOf(sheet: SlotSheet, symbol: number): number {
  if (symbol === WILD) return 0
  let most = sheet.kind === 'lines' ? sheet.lines.length : 1
  if (sheet.kind === 'ways')
    for (const [reel, strip] of sheet.reels.entries())
      most *= Math.max(...strip.map((_symbol, stop) => countOn(sheet, symbol, reel, stop)))
  return most * payOf(sheet, symbol, REELS)
}

function runChances(sheet: SlotSheet, symbol: number): number[] {
  const reels = sheet.reels.map((strip, reel) => {
    const counts = strip.map((_symbol, stop) => countOn(sheet, symbol, reel, stop))
    const mean = counts.reduce((sum, count) => sum + count, 0) / strip.length
    const none = counts.filter((count) => count === 0).length / strip.length
    // A line reads one row of the three, each of them as often.
    return sheet.kind === 'lines' ? { hits: mean / ROWS, misses: 1 - mean / ROWS } : { hits: mean, misses: none }
  })
  const chances = [0]
  let reached = 1
  for (const [at, { hits }] of reels.entries()) {
    reached *= hits
    const ends = at + 1 === REELS ? 1 : (reels[at + 1]?.misses ?? 1)
    chances.push(reached * ends)
  }
  return chances
}
