/** The player's own check of a round: does the seed match its promise, and does the return follow from it? */
import type { Round } from '@lantern/contract/rounds'
import { seedHash } from '../../../src/engines/draws/draws.rules.ts'
import { type InstantGame, returnOfSeeds } from '../../../src/engines/instant.rules.ts'
import { toFen } from '../slip/slip.rules.ts'

/** @param promised hash shown before the round; for an older round, the hash stored with it */
export function isFair(game: InstantGame, round: Round, promised: string = round.serverSeedHash): boolean {
  return (
    seedHash(round.serverSeed) === promised &&
    returnOfSeeds(game, round.choice, toFen(round.stake), round) === toFen(round.return)
  )
}

export type RoundTone = 'won' | 'back' | 'nothing'

/** Only a return above the stake is a win. */
export function toneOf({ stake, return: back }: Pick<Round, 'stake' | 'return'>): RoundTone {
  if (toFen(back) > toFen(stake)) return 'won'
  return toFen(back) > 0 ? 'back' : 'nothing'
}
