import { passkeyOptions, passkeyVerify } from '@lantern/contract/passkeys'
import { fakeApi } from '@lantern/testing'
import { waitFor } from '@testing-library/react'
import { logInWithPasskey, offerPasskeyAutofill } from './passkeys.ts'

const ANSWER = { token: 'tok-12345678', memberId: 'm1', userName: 'demo01', expireAt: 1, guideDone: true }

/** A WebAuthn request waiting for the member. */
type Waiting = CredentialRequestOptions & { answer: (credential: object) => void }

/** The browser's requests, oldest first. */
const asked: Waiting[] = []
/** Server answers, in order. */
const challenges: (() => void)[] = []

beforeEach(() => {
  asked.length = 0
  challenges.length = 0
  Object.assign(globalThis, {
    isSecureContext: true,
    PublicKeyCredential: Object.assign(() => {}, { isConditionalMediationAvailable: async () => true }),
  })
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: (options: CredentialRequestOptions) =>
        new Promise((resolve, reject) => {
          options.signal?.addEventListener('abort', () => reject(options.signal?.reason))
          asked.push({ ...options, answer: resolve })
        }),
    },
  })
  document.body.innerHTML = '<input autocomplete="username webauthn">'
  const api = fakeApi()
  api.on(passkeyVerify, ANSWER)
  api.on(passkeyOptions, () => {
    const challengeId = `c${challenges.length + 1}`
    return new Promise((resolve) => {
      challenges.push(() => resolve({ challengeId, options: { challenge: 'AAAA' } }))
    })
  })
})

const credential = () => {
  const bytes = new ArrayBuffer(1)
  const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null }
  return { id: 'AA', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}) }
}
const until = (isSo: () => boolean) => waitFor(() => expect(isSo()).toBe(true))

describe('a tap on the passkey button', () => {
  it('[SHELL-AUTH-18] is not cancelled by an autofill offer whose challenge arrives later', async () => {
    const offered = offerPasskeyAutofill(() => false)
    await until(() => challenges.length === 1)
    const tapped = logInWithPasskey({ isChecked: false })
    await until(() => challenges.length === 2)
    challenges[1]?.()
    await until(() => asked.length === 1)

    challenges[0]?.()
    expect(await offered).toBeNull()
    expect(asked[0]?.signal?.aborted).toBe(false)
    asked[0]?.answer(credential())
    expect(await tapped).toMatchObject({ userName: 'demo01' })
  })

  it('[SHELL-AUTH-18] cancels a waiting autofill offer', async () => {
    const offered = offerPasskeyAutofill(() => false)
    await until(() => challenges.length === 1)
    challenges[0]?.()
    await until(() => asked[0]?.mediation === 'conditional')

    const tapped = logInWithPasskey({ isChecked: false })
    expect(await offered).toBeNull()
    await until(() => challenges.length === 2)
    challenges[1]?.()
    await until(() => asked.length === 2)
    asked[1]?.answer(credential())
    expect(await tapped).toMatchObject({ userName: 'demo01' })
  })

  it('[SHELL-AUTH-18] cancels an autofill offer whose browser support is still being checked', async () => {
    const answers: (() => void)[] = []
    const offered = offerPasskeyAutofill(() => false)
    await until(() => challenges.length === 1)
    const isAvailable = () => new Promise((resolve) => answers.push(() => resolve(true)))
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: isAvailable })
    challenges[0]?.()
    await until(() => answers.length === 1)

    const tapped = logInWithPasskey({ isChecked: false })
    await until(() => answers.length === 2)
    for (const answer of answers) answer()
    expect(await offered).toBeNull()
    await until(() => challenges.length === 2)
    challenges[1]?.()
    await until(() => asked.at(-1)?.mediation === undefined)
    asked.at(-1)?.answer(credential())
    expect(await tapped).toMatchObject({ userName: 'demo01' })
  })
})
