/** A passkey in place of the fund password. */
import { passkeyFundOptions, passkeyFundVerify } from '@lantern/contract/passkeys'
import { call } from '@lantern/platform'

/** @returns the ticket that stands for the fund password; null if the member declined in the browser's dialog */
export async function confirmByPasskey(): Promise<string | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { challengeId, options } = await call(passkeyFundOptions, {})
  try {
    const credential = await startAuthentication({ optionsJSON: options as never })
    const { ticket } = await call(passkeyFundVerify, { challengeId, credential: { ...credential } })
    return ticket
  } catch (error) {
    if (error instanceof Error && error.name === 'NotAllowedError') return null
    throw error
  }
}
