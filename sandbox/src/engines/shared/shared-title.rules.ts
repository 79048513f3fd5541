/** Makes the sheets of live tables from their titles. Every table has a clock of its own, so that they do not all deal at once. */
import { BACCARAT_BETS } from './baccarat.rules.ts'
import type { Plan } from './bet-sheet.rules.ts'
import { ROULETTE_BETS } from './roulette.rules.ts'
import type { SharedSheet } from './shared-game.rules.ts'

/** Positions of a title's two words in the lists of live games, with its code. */
export type LiveWords = { readonly gameCode: string; readonly first: number; readonly second: number }

const BACCARAT_WORD = 0
const ROULETTE_WORD = 1
/** The words for fast tables: 极速, 闪电. */
const FAST_WORDS: readonly number[] = [1, 5]
const FELTS = ['classic', 'speed', 'salon', 'multi', 'squeeze', 'flash', 'jade', 'starlight'] as const

type Pace = Omit<Plan, 'offsetMs'>
const BACCARAT_PACE: Pace = { everyMs: 42_000, betMs: 25_000, holdMs: 3_000 }
const FAST_BACCARAT_PACE: Pace = { everyMs: 27_000, betMs: 14_000, holdMs: 2_000 }
const ROULETTE_PACE: Pace = { everyMs: 45_000, betMs: 28_000, holdMs: 5_000 }
const FAST_ROULETTE_PACE: Pace = { everyMs: 30_000, betMs: 17_000, holdMs: 4_000 }

/** @returns null for a title that cannot be played yet */
export function liveSheet({ gameCode, first, second }: LiveWords): SharedSheet | null {
  const theme = FELTS[first] ?? 'classic'
  const isFast = FAST_WORDS.includes(first)
  switch (second) {
    case BACCARAT_WORD:
      return {
        kind: 'baccarat',
        theme,
        plan: planOf(gameCode, isFast ? FAST_BACCARAT_PACE : BACCARAT_PACE),
        bets: [...BACCARAT_BETS],
      }
    case ROULETTE_WORD:
      return {
        kind: 'roulette',
        theme,
        plan: planOf(gameCode, isFast ? FAST_ROULETTE_PACE : ROULETTE_PACE),
        bets: [...ROULETTE_BETS],
      }
    default:
      return null
  }
}

/** Spreads the tables over their round by their number at the venue. */
function planOf(gameCode: string, pace: Pace): Plan {
  const number = Number(gameCode.split('-').at(-1)) || 0
  return { ...pace, offsetMs: (number * 7_000) % pace.everyMs }
}
