/** One spin of a slot: stops are drawn, then lines or ways are read from the left. */
import type { Draw } from '../draws/draws.rules.ts'
import { payOf, REELS, ROWS, type SlotSheet, symbolAt, WILD } from './slot-sheet.rules.ts'

export type SlotWin = {
  symbol: number
  /** Reels in the run. */
  run: number
  /** Index of the line, or -1 for ways. */
  line: number
  /** Number of ways; 1 for a line. */
  ways: number
  coins: number
}
export type Spin = { stops: number[]; wins: SlotWin[]; coins: number }

export function spin(sheet: SlotSheet, draw: Draw): Spin {
  return spinAt(
    sheet,
    sheet.reels.map((strip) => draw(strip.length)),
  )
}

/** What stops pay. */
export function spinAt(sheet: SlotSheet, stops: readonly number[]): Spin {
  const wins = sheet.kind === 'lines' ? lineWins(sheet, stops) : wayWins(sheet, stops)
  return { stops: [...stops], wins, coins: wins.reduce((sum, { coins }) => sum + coins, 0) }
}

function lineWins(sheet: SlotSheet, stops: readonly number[]): SlotWin[] {
  const wins: SlotWin[] = []
  for (const [line, rows] of sheet.lines.entries()) {
    // The first reel has no wild, so the run's symbol is its first one.
    const symbol = symbolAt(sheet, 0, stops[0] ?? 0, rows[0] ?? 0)
    let run = 1
    while (run < REELS) {
      const other = symbolAt(sheet, run, stops[run] ?? 0, rows[run] ?? 0)
      if (other !== symbol && other !== WILD) break
      run += 1
    }
    const coins = payOf(sheet, symbol, run)
    if (coins > 0) wins.push({ symbol, run, line, ways: 1, coins })
  }
  return wins
}

function wayWins(sheet: SlotSheet, stops: readonly number[]): SlotWin[] {
  const wins: SlotWin[] = []
  for (let symbol = 1; symbol < sheet.pays.length; symbol += 1) {
    let ways = 1
    let run = 0
    while (run < REELS) {
      const here = countOn(sheet, symbol, run, stops[run] ?? 0)
      if (here === 0) break
      ways *= here
      run += 1
    }
    const coins = payOf(sheet, symbol, run) * ways
    if (coins > 0) wins.push({ symbol, run, line: -1, ways, coins })
  }
  return wins
}

/** Rows of a reel that show the symbol or a wild. */
export function countOn(sheet: SlotSheet, symbol: number, reel: number, stop: number): number {
  let count = 0
  for (let row = 0; row < ROWS; row += 1) {
    const other = symbolAt(sheet, reel, stop, row)
    if (other === symbol || other === WILD) count += 1
  }
  return count
}
