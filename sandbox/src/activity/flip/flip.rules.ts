/** The prizes of the lucky flip and its draw (screens.md 5). Pure. Money in fen. */
import { FLIP_CARDS, FLIP_WEIGHTS, prizeAt } from '@lantern/contract/lucky-flip'
import { fairDraws, type RoundSeeds } from '../../engines/draws/draws.rules.ts'
import type { Sentence } from '../../refusal/sandbox-error.ts'

export type Prize = {
  readonly id: string
  readonly name: Sentence
  /** 0: no prize. */
  readonly amount: number
  readonly weight: number
}

const NO_PRIZE = 'none'

/** Add up to `FLIP_WEIGHTS`. */
export const PRIZES: readonly Prize[] = [
  { id: 'p88', name: { zh: '¥88.00', en: '¥88.00' }, amount: 8_800, weight: 10 },
  { id: 'p18', name: { zh: '¥18.00', en: '¥18.00' }, amount: 1_800, weight: 90 },
  { id: 'p8', name: { zh: '¥8.00', en: '¥8.00' }, amount: 800, weight: 400 },
  { id: 'p2', name: { zh: '¥2.00', en: '¥2.00' }, amount: 200, weight: 1_500 },
  { id: 'p1', name: { zh: '¥1.00', en: '¥1.00' }, amount: 100, weight: 3_000 },
  { id: NO_PRIZE, name: { zh: '无奖金', en: 'No prize' }, amount: 0, weight: 5_000 },
]

/** The table while some prizes are used up: their weight is added to that of no prize. */
export function prizesWithout(usedUp: ReadonlySet<string>): Prize[] {
  const moved = PRIZES.reduce((sum, { id, weight }) => (usedUp.has(id) ? sum + weight : sum), 0)
  return PRIZES.filter(({ id }) => !usedUp.has(id)).map((prize) =>
    prize.id === NO_PRIZE ? { ...prize, weight: prize.weight + moved } : prize,
  )
}

/** The prizes of all nine cards, drawn in their order from the table that the member saw. */
export function cardsOf(table: string, seeds: RoundSeeds): string[] {
  const draw = fairDraws(seeds)
  return Array.from({ length: FLIP_CARDS }, () => prizeAt(table, draw(FLIP_WEIGHTS)))
}

/** @throws RangeError for an id that is in no table */
export function prizeOf(id: string): Prize {
  const prize = PRIZES.find((one) => one.id === id)
  if (!prize) throw new RangeError(`There is no prize ${id}.`)
  return prize
}
