/** How a game's bets count as turnover (screens.md 11.3), by the engine that a bet was placed on. */
import { TERMS } from './instant.rules.ts'
import { SHARED_ENGINES, sharedTermsOf } from './shared/shared-game.rules.ts'

/** `stake` all of it, `net` the smaller of stake and |net|, `round` the same over all bets of a member on one round. */
export type Counts = 'stake' | 'net' | 'round'

/** Bets of books count by net. */
export function countsOf(engine: string): Counts {
  if (Object.hasOwn(TERMS, engine)) return TERMS[engine as keyof typeof TERMS].turnover
  const shared = SHARED_ENGINES.find((one) => one === engine)
  if (shared) return sharedTermsOf(shared).turnover === 'stake' ? 'stake' : 'round'
  return 'net'
}
