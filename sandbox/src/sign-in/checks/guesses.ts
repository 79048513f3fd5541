/** Wrong codes count against their network, like wrong passwords. */
import * as CODE from '@lantern/contract/code'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { WriteContext } from '../../wire/wire.ts'

/** Codes of a wrong code, or of one invalidated by wrong tries. */
const WRONG_CODES: ReadonlySet<number> = new Set([CODE.WRONG_CODE, CODE.CODE_EXPIRED])

/** @throws SandboxError 6501 when the network has used up its tries, else the errors of `work` */
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
