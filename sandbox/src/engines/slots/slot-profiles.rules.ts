/** The shapes that titles are made from: lines, relative pays and symbol counts by volatility. */
import type { Volatility } from './slot-sheet.rules.ts'

/** Twenty lines: row per reel, top to bottom. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
]

type Profile = {
  /** Relative pays of symbols 1 to 9 for runs of three, four and five. */
  readonly pays: readonly (readonly [number, number, number])[]
  /** How often symbols 0 to 9 stand on a reel, before a title's own shift. */
  readonly counts: readonly number[]
  /** Targets of the return to player between which titles lie. */
  readonly from: number
  readonly to: number
}

export const PROFILES: Readonly<Record<Volatility, Profile>> = {
  low: {
    pays: [
      [10, 25, 75],
      [8, 20, 50],
      [7, 16, 40],
      [5, 12, 28],
      [4, 10, 24],
      [4, 9, 20],
      [3, 6, 13],
      [3, 6, 11],
      [2, 5, 9],
    ],
    counts: [2, 1, 2, 2, 2, 3, 3, 4, 5, 5],
    from: 0.952,
    to: 0.968,
  },
  mid: {
    pays: [
      [20, 70, 300],
      [15, 45, 160],
      [12, 35, 100],
      [8, 22, 60],
      [6, 17, 45],
      [5, 13, 36],
      [3, 8, 18],
      [3, 7, 15],
      [2, 5, 12],
    ],
    counts: [1, 1, 1, 2, 2, 3, 3, 4, 5, 5],
    from: 0.946,
    to: 0.964,
  },
  high: {
    pays: [
      [40, 180, 1200],
      [25, 100, 500],
      [18, 60, 250],
      [9, 30, 100],
      [6, 20, 70],
      [5, 15, 50],
      [3, 8, 20],
      [2, 6, 16],
      [2, 5, 12],
    ],
    counts: [1, 1, 1, 1, 2, 2, 3, 4, 4, 4],
    from: 0.941,
    to: 0.96,
  },
}
