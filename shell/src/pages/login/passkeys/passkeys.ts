/** Passkeys of this browser. The ceremony itself is @simplewebauthn/browser's, loaded when it is first needed. */
import type { LoginAnswer } from '@lantern/contract/user'
import { readFingerprint } from '@lantern/platform'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { askPasskeyOptions, askRegistrationOptions, sendPasskey, sendRegisteredPasskey } from './passkeys.api.ts'

/** The offer in the autofill, from its beginning until it is answered or withdrawn. */
let offer: AbortController | null = null

/** WebAuthn knows sites by name: an address of numbers has no passkeys. */
const NUMERIC_HOST = /^[\d.]+$|^\[/

/** Whether this browser can use passkeys on this page at all. */
export function canUsePasskeys(): boolean {
  return (
    globalThis.isSecureContext === true &&
    'PublicKeyCredential' in globalThis &&
    !NUMERIC_HOST.test(globalThis.location.hostname)
  )
}

/** Whether this device itself can keep a passkey (fingerprint, face, screen lock). */
export async function canCreatePasskey(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  const { platformAuthenticatorIsAvailable } = await import('@simplewebauthn/browser')
  return platformAuthenticatorIsAvailable()
}

export type PasskeyLogin = {
  /** Of a step-up: only that member's keys are asked for. */
  readonly ticket?: string
  readonly isChecked: boolean
}

/**
 * Asks the device for a passkey and logs in with it. Withdraws the offer in the autofill first.
 * @returns null when the member closed the browser's sheet
 * @throws BusinessError when the server does not take it
 */
export async function logInWithPasskey({ ticket, isChecked }: PasskeyLogin): Promise<LoginAnswer | null> {
  await stopPasskeyAutofill()
  return ceremony(() => ({ ticket, isChecked }))
}

/**
 * Offers passkeys in the autofill of the user name field until the page goes on or another ceremony begins.
 * @param isChecked asked at the end: the member may tick the box while it waits
 * @returns null when nothing was chosen or the browser has no such autofill
 */
export async function offerPasskeyAutofill(isChecked: () => boolean): Promise<LoginAnswer | null> {
  if (!canUsePasskeys()) return null
  const own = new AbortController()
  offer = own
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
  if (!(await browserSupportsWebAuthnAutofill())) return null
  return ceremony(() => ({ isChecked: isChecked() }), own.signal)
}

/** Withdraws the offer in the autofill, also while its challenge is still on the way, and closes the sheet of any other ceremony. */
export async function stopPasskeyAutofill(): Promise<void> {
  if (!canUsePasskeys()) return
  offer?.abort()
  offer = null
  const { WebAuthnAbortService, browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
  // The library asks the same of the browser before it opens the offer's request. Answers come in turn: by now it is open.
  await browserSupportsWebAuthnAutofill()
  // A newer offer ends the older one by itself.
  if (offer === null) WebAuthnAbortService.cancelCeremony()
}

/**
 * Creates a passkey on this device for the member who is logged in.
 * @returns false when the member closed the browser's sheet
 * @throws BusinessError when the server does not take it
 */
export async function createPasskey(): Promise<boolean> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { challengeId, options } = await askRegistrationOptions()
  const credential = await unlessDeclined(() =>
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  )
  if (credential === null) return false
  await sendRegisteredPasskey({ challengeId, credential: { ...credential } })
  return true
}

/** @param withdrawn of an offer in the autofill; a ceremony without it opens the browser's sheet */
async function ceremony(choices: () => PasskeyLogin, withdrawn?: AbortSignal): Promise<LoginAnswer | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { ticket } = choices()
  const { challengeId, options } = await askPasskeyOptions(ticket)
  // The newest request ends every other one: an offer that starts late would close the sheet that a tap opened.
  if (withdrawn?.aborted) return null
  const credential = await unlessDeclined(() =>
    startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: withdrawn !== undefined,
    }),
  )
  if (credential === null) return null
  return sendPasskey({
    challengeId,
    credential: { ...credential },
    fingerprint: await readFingerprint(),
    isChecked: choices().isChecked,
    ...(ticket !== undefined && { ticket }),
  })
}

/** A sheet that was closed, a question taken back, a key that is there already: the member's will, no error. */
const DECLINED = ['NotAllowedError', 'AbortError', 'InvalidStateError']

async function unlessDeclined<Credential>(ask: () => Promise<Credential>): Promise<Credential | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && DECLINED.includes(error.name)) return null
    throw error
  }
}
