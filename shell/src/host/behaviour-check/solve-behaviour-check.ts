/** Public API of the behaviour check: any part of the shell requests it, the host at the root of the page renders it. */
import * as CODE from '@lantern/contract/code'
import { isBusinessError, pageStore } from '@lantern/platform'
import { atom } from 'jotai'

/** The caller waiting for a token; null when no check is open. */
export type PendingCheck = { settle(token: string | null): void }
export const pendingCheckAtom = atom<PendingCheck | null>(null)

let shown: Promise<string | null> | null = null

/**
 * Shows the check until it is passed. Concurrent calls share one check.
 * @returns a token for one call, null when the member closed it
 */
export function solveBehaviourCheck(): Promise<string | null> {
  shown ??= new Promise<string | null>((settle) => pageStore.set(pendingCheckAtom, { settle })).finally(() => {
    shown = null
    pageStore.set(pendingCheckAtom, null)
  })
  return shown
}

/** Codes that request the check or report that it failed (spec 8). */
const CHECK_CODES = [CODE.EXTREME_VERIFICATION, CODE.EXTREME_VERIFICATION_FAILED]

/**
 * Makes a call and repeats it with a token when the server requests the check.
 * @throws the error of the call; the refusal itself when the member closed the check
 */
export async function withBehaviourCheck<Answer>(send: (captchaToken?: string) => Promise<Answer>): Promise<Answer> {
  let token: string | undefined
  for (;;) {
    try {
      return await send(token)
    } catch (error) {
      if (!CHECK_CODES.some((code) => isBusinessError(error, code))) throw error
      const solved = await solveBehaviourCheck()
      if (solved === null) throw error
      token = solved
    }
  }
}
