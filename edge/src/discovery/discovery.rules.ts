/** When a discovery document may be believed. Pure. */
import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import {
  type Discovery,
  discoverySchema,
  discoverySigningText,
  type SignedDiscovery,
  signedDiscoverySchema,
} from '@lantern/contract/federation'
import * as v from 'valibot'

export type VerifiedDiscovery = { signed: SignedDiscovery; document: Discovery }

/** @throws Error when the text is not a base64 SPKI of an Ed25519 key */
export function readPublicKey(base64: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The public key of ops is not an Ed25519 key.')
  return key
}

/**
 * Checks form, signature and age.
 * @param known revision already believed: an older one is a replay, whoever signed it
 * @throws Error saying what was wrong
 */
export function verifyDiscovery(answer: unknown, key: KeyObject, known: number): VerifiedDiscovery {
  const signed = v.parse(signedDiscoverySchema, answer)
  const text = discoverySigningText(signed.revision, signed.document)
  const holds = verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signed.signature, 'base64'))
  if (!holds) throw new Error(`The signature of discovery revision ${signed.revision} does not hold.`)
  if (signed.revision < known) throw new Error(`Discovery revision ${signed.revision} is older than ${known}.`)
  return { signed, document: v.parse(discoverySchema, JSON.parse(signed.document)) }
}
