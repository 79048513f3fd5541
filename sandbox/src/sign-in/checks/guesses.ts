/** Wrong codes count for the network that they come from, like wrong passwords. */
import * as CODE from '@lantern/contract/code'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { WriteContext } from '../../wire/wire.ts'

/** A code that is wrong, or was ended by wrong ones. */
const WRONG_CODES: ReadonlySet<number> = new Set([CODE.WRONG_CODE, CODE.CODE_EXPIRED])

/** @throws SandboxError 6501 when the network has guessed enough, else what `work` throws */
export async function countingGuesses<Result>(
  { limits, network }: Pick<WriteContext, 'limits' | 'network'>,
  work: () => Promise<Result>,
): Promise<Result> {
  limits.guesses.requireRoom(network)
  try {
    return await work()
  } catch (error) {
    if (error instanceof SandboxError && WRONG_CODES.has(error.code)) limits.guesses.take(network)
    throw error
  }
}
