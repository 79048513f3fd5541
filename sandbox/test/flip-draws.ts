/** Many flips, counted by prize and compared with the printed table. */
import { FLIP_CARDS, FLIP_WEIGHTS, flipTable } from '@lantern/contract/lucky-flip'
import { cardsOf, PRIZES } from '../src/activity/flip/flip.rules.ts'
import { wordsOf } from '../src/engines/draws/seeded-words.rules.ts'

/** Standard errors by which a count may differ: chance alone exceeds it once in 15,000 counts. */
const ALLOWED = 4
/** Chi-square of five degrees of freedom that chance alone exceeds once in 1,000 runs. */
const CHI_SQUARE = 20.515
const WORDS_OF_SEED = 8

export type PrizeCount = {
  readonly id: string
  /** Printed probability. */
  readonly printed: number
  readonly drawn: number
  /** Difference in standard errors. */
  readonly errors: number
  readonly holds: boolean
}

/** Draws flips from server seeds, member seeds and positions that follow from `seed`; every ninth flip takes the same position. */
export function countDraws(seed: string, draws: number): { rows: PrizeCount[]; chiSquare: number; holds: boolean } {
  const word = wordsOf(seed)
  const table = flipTable(PRIZES)
  const counts = new Map(PRIZES.map(({ id }) => [id, 0]))
  for (let at = 0; at < draws; at += 1) {
    const serverSeed = Array.from({ length: WORDS_OF_SEED }, () => word().toString(16).padStart(8, '0')).join('')
    const seeds = { serverSeed, clientSeed: word().toString(16), nonce: at + 1 }
    const id = cardsOf(table, seeds)[at % FLIP_CARDS] ?? ''
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const rows = PRIZES.map(({ id, weight }) => {
    const printed = weight / FLIP_WEIGHTS
    const drawn = counts.get(id) ?? 0
    const errors = (drawn - draws * printed) / Math.sqrt(draws * printed * (1 - printed))
    return { id, printed, drawn, errors, holds: Math.abs(errors) <= ALLOWED }
  })
  const chiSquare = rows.reduce(
    (sum, { drawn, printed }) => sum + (drawn - draws * printed) ** 2 / (draws * printed),
    0,
  )
  return { rows, chiSquare, holds: rows.every(({ holds }) => holds) && chiSquare <= CHI_SQUARE }
}
