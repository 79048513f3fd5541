/** The door of the behaviour check: any part of the shell asks, the host at the root of the page shows it. */
import * as CODE from '@lantern/contract/code'
import { isBusinessError, pageStore } from '@lantern/platform'
import { atom } from 'jotai'

/** Who waits for a token; null = nobody, nothing is shown. */
export type PendingCheck = { settle(token: string | null): void }
export const pendingCheckAtom = atom<PendingCheck | null>(null)

let shown: Promise<string | null> | null = null

/**
 * Shows the check until it is passed. Asked again meanwhile, both wait for the same one.
 * @returns a token for one call, null when the member closed it
 */
export function solveBehaviourCheck(): Promise<string | null> {
  shown ??= new Promise<string | null>((settle) => pageStore.set(pendingCheckAtom, { settle })).finally(() => {
    shown = null
    pageStore.set(pendingCheckAtom, null)
  })
  return shown
}

/** Codes that ask for the check, and that say it was not passed (spec 8). */
const CHECK_CODES = [CODE.EXTREME_VERIFICATION, CODE.EXTREME_VERIFICATION_FAILED]

/**
 * Makes a call, and once more with a token when the server asks for the check.
 * @throws what the call throws; the refusal itself when the member closed the check
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
