/** Checks what a passkey signed. Signatures are verified by @simplewebauthn/server. */
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Trx } from '../database/database.ts'
import { passkeyOf, touchPasskey } from './passkey.repository.ts'
import type { RelyingParty } from './relying-party.ts'

export type Asserted = {
  readonly credential: { readonly id: string }
  readonly challenge: string
  /** Only this member's key counts; undefined = any. */
  readonly memberId: string | undefined
  readonly party: RelyingParty
  readonly now: number
}

/** @returns the member of the key; undefined when the answer is not one of a known key to this challenge */
export async function assertedMember(trx: Trx, asserted: Asserted): Promise<string | undefined> {
  const { credential, challenge, memberId, party, now } = asserted
  const key = await passkeyOf(trx, credential.id, party.rpId)
  if (!key || (memberId !== undefined && memberId !== key.member_id)) return undefined
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpId,
    requireUserVerification: true,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      counter: key.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || authenticationInfo === undefined) return undefined
  await touchPasskey(trx, key.id, { counter: authenticationInfo.newCounter, now })
  return key.member_id
}
