/** Passkeys of this browser. The ceremony is @simplewebauthn/browser's, loaded on first use. */
import type { LoginAnswer } from '@lantern/contract/user'
import { readFingerprint } from '@lantern/platform'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { askPasskeyOptions, askRegistrationOptions, sendPasskey, sendRegisteredPasskey } from './passkeys.api.ts'

/** The autofill offer, from its start until it is answered or cancelled. */
let offer: AbortController | null = null

/** WebAuthn identifies sites by name: an IP address has no passkeys. */
const NUMERIC_HOST = /^[\d.]+$|^\[/

/** Whether this browser supports passkeys on this page. */
export function canUsePasskeys(): boolean {
  return (
    globalThis.isSecureContext === true &&
    'PublicKeyCredential' in globalThis &&
    !NUMERIC_HOST.test(globalThis.location.hostname)
  )
}

/** Whether this device can store a passkey (fingerprint, face, screen lock). */
export async function canCreatePasskey(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  const { platformAuthenticatorIsAvailable } = await import('@simplewebauthn/browser')
  return platformAuthenticatorIsAvailable()
}

export type PasskeyLogin = {
  /** For a step-up: only that member's passkeys are accepted. */
  readonly ticket?: string
  readonly isChecked: boolean
}

/**
 * Requests a passkey from the device and logs in with it. Cancels the autofill offer first.
 * @returns null when the member closed the browser's sheet
 * @throws BusinessError when the server refuses it
 */
export async function logInWithPasskey({ ticket, isChecked }: PasskeyLogin): Promise<LoginAnswer | null> {
  await stopPasskeyAutofill()
  return ceremony(() => ({ ticket, isChecked }))
}

/**
 * Offers passkeys in the autofill of the user name field until the page changes or another ceremony starts.
 * @param isChecked read at the end: the member may tick the box while the offer waits
 * @returns null when nothing was chosen or the browser does not support autofill
 */
export async function offerPasskeyAutofill(isChecked: () => boolean): Promise<LoginAnswer | null> {
  if (!canUsePasskeys()) return null
  const own = new AbortController()
  offer = own
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
  if (!(await browserSupportsWebAuthnAutofill())) return null
  return ceremony(() => ({ isChecked: isChecked() }), own.signal)
}

/** Cancels the autofill offer, also while its challenge is loading, and closes the sheet of any other ceremony. */
export async function stopPasskeyAutofill(): Promise<void> {
  if (!canUsePasskeys()) return
  offer?.abort()
  offer = null
  const { WebAuthnAbortService, browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
  // The library runs the same check before it starts the offer's request. Checks resolve in order, so the request has started by now.
  await browserSupportsWebAuthnAutofill()
  // A newer offer cancels the older one by itself.
  if (offer === null) WebAuthnAbortService.cancelCeremony()
}

/**
 * Creates a passkey on this device for the member who is logged in.
 * @returns false when the member closed the browser's sheet
 * @throws BusinessError when the server refuses it
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

/** @param withdrawn aborts an autofill offer; a ceremony without it opens the browser's sheet */
async function ceremony(choices: () => PasskeyLogin, withdrawn?: AbortSignal): Promise<LoginAnswer | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { ticket } = choices()
  const { challengeId, options } = await askPasskeyOptions(ticket)
  // The newest request cancels every other one: a late autofill offer would close the sheet opened by a tap.
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

/** A closed sheet, a cancelled request, an already registered passkey: decisions of the member, not errors. */
const DECLINED = ['NotAllowedError', 'AbortError', 'InvalidStateError']

async function unlessDeclined<Credential>(ask: () => Promise<Credential>): Promise<Credential | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && DECLINED.includes(error.name)) return null
    throw error
  }
}
