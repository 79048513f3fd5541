/**
 * A rate limit per caller and sliding window in constant memory. Callers are counted in a count-min sketch: a count is never too low, so other
 * callers cannot erase it, and too high only when all four of its cells are shared with busy callers.
 */
import { createHmac, randomBytes } from 'node:crypto'

const ROWS = 4
/** Cells per row: with 1,000 callers at their limit one new caller in 80,000 looks busy, with 10,000 one in 23. */
const CELLS = 16_384

export type RateLimitOptions = {
  /** Calls of one caller in any window. */
  readonly limit: number
  readonly windowMs: number
  /** Epoch ms. */
  readonly now?: () => number
}

export type RateLimit = {
  /** Counts a call unless it is refused. @returns 0 within the limit, else the ms to wait */
  take(caller: string): number
  /** The result of `take` without counting. */
  wait(caller: string): number
}

export function createRateLimit({ limit, windowMs, now = Date.now }: RateLimitOptions): RateLimit {
  // Keyed hash: cells of another caller cannot be targeted.
  const key = randomBytes(16)
  let current = new Uint32Array(ROWS * CELLS)
  let before = new Uint32Array(ROWS * CELLS)
  let window = Math.floor(now() / windowMs)

  function turn(): void {
    const at = Math.floor(now() / windowMs)
    if (at === window) return
    const spare = before.fill(0)
    before = at === window + 1 ? current : new Uint32Array(ROWS * CELLS)
    current = at === window + 1 ? spare : new Uint32Array(ROWS * CELLS)
    window = at
  }

  function cellsOf(caller: string): number[] {
    const digest = createHmac('sha1', key).update(caller).digest()
    return Array.from({ length: ROWS }, (_, row) => row * CELLS + (digest.readUInt32BE(row * 4) % CELLS))
  }

  function waitOf(cells: readonly number[]): number {
    const [fresh, old] = [least(current, cells), least(before, cells)]
    const passed = now() - window * windowMs
    // The previous window counts by its overlap with the sliding one.
    const room = limit - 1 - fresh
    if (old * (windowMs - passed) <= room * windowMs) return 0
    if (room >= 0) return windowMs - Math.floor((room * windowMs) / old) - passed
    return 2 * windowMs - Math.floor(((limit - 1) * windowMs) / fresh) - passed
  }

  return {
    take(caller) {
      turn()
      const cells = cellsOf(caller)
      const wait = waitOf(cells)
      if (wait > 0) return wait
      const count = least(current, cells) + 1
      for (const cell of cells) current[cell] = Math.max(current[cell] ?? 0, count)
      return 0
    },
    wait(caller) {
      turn()
      return waitOf(cellsOf(caller))
    },
  }
}

function least(counts: Uint32Array, cells: readonly number[]): number {
  return Math.min(...cells.map((cell) => counts[cell] ?? 0))
}
