/** Chances of the picks of markets of which exactly one pick wins, in the order in which they are shown. */
import type { Finals } from './odds-model.rules.ts'
import type { ExactPick, OutcomeKind, Pick } from './settlement.rules.ts'

/** @returns picks that cannot win any more have no chance, or are left out */
export function chancesOf(finals: Finals, kind: OutcomeKind): [Pick, number][] {
  switch (kind) {
    case '1x2':
      return [
        ['home', sumOf(finals.diff, (diff) => diff > 0)],
        ['draw', sumOf(finals.diff, (diff) => diff === 0)],
        ['away', sumOf(finals.diff, (diff) => diff < 0)],
      ]
    case 'odd_even':
      return [
        ['odd', sumOf(finals.total, (total) => total % 2 !== 0)],
        ['even', sumOf(finals.total, (total) => total % 2 === 0)],
      ]
    case 'correct_score':
      return [...finals.scores].sort(([one], [other]) => rankOf(one) - rankOf(other))
  }
}

function sumOf(shares: ReadonlyMap<number, number>, isOf: (value: number) => boolean): number {
  let sum = 0
  for (const [value, share] of shares) if (isOf(value)) sum += share
  return sum
}

/** Wins of home, draws, wins of away, each with the fewest points of the winner first; all other scores last. */
function rankOf(pick: ExactPick): number {
  if (pick === 'other') return Number.POSITIVE_INFINITY
  const [home = 0, away = 0] = pick.split('-').map(Number)
  const block = home > away ? 0 : home === away ? 1 : 2
  return block * 100 + Math.max(home, away) * 10 + Math.min(home, away)
}
