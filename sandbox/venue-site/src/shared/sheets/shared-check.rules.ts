/** The page's own check of shared rounds: does the seed match its promise, and does the result follow from it? */
import type { DecidedRound } from '@lantern/contract/shared-rounds'
import { seedHash } from '../../../../src/engines/draws/draws.rules.ts'
import { outcomeOf, type SharedSheet } from '../../../../src/engines/shared/shared-game.rules.ts'

/** Hashes shown before their rounds, by round number. */
export type Promises = ReadonlyMap<number, string>

/** Most hashes kept; a game is rarely open for more rounds. */
const KEPT = 200

/** Adds the hashes of an answer. A hash that was already shown is never replaced. */
export function withPromises(
  promises: Promises,
  rounds: readonly { readonly no: number; readonly serverSeedHash: string }[],
): Promises {
  const next = new Map(promises)
  for (const { no, serverSeedHash } of rounds) if (!next.has(no)) next.set(no, serverSeedHash)
  for (const no of next.keys()) {
    if (next.size <= KEPT) break
    next.delete(no)
  }
  return next
}

/** Whether a running round still has its promised hash. */
export function keepsPromise(
  promises: Promises,
  { no, serverSeedHash }: { readonly no: number; readonly serverSeedHash: string },
): boolean {
  return (promises.get(no) ?? serverSeedHash) === serverSeedHash
}

export function isFairRound(
  sheet: SharedSheet,
  gameCode: string,
  { no, serverSeed, outcome }: DecidedRound,
  promises: Promises,
): boolean {
  const promised = promises.get(no)
  if (promised !== undefined && seedHash(serverSeed) !== promised) return false
  return outcomeOf(sheet, { serverSeed, gameCode, no }) === outcome
}
