/** When a discovery document may be believed. Pure. */
import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import {
  type Discovery,
  discoverySchema,
  discoverySigningText,
  PRODUCTION,
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

/** `revision`: already believed, so an older one is a replay, whoever signed it. */
export type Expected = { readonly revision: number; readonly environment: string }

/**
 * Checks form, signature, environment and age.
 * @throws Error saying what was wrong
 */
export function verifyDiscovery(answer: unknown, key: KeyObject, expected: Expected): VerifiedDiscovery {
  const signed = v.parse(signedDiscoverySchema, answer)
  const environment = signed.environment ?? PRODUCTION
  if (environment !== expected.environment)
    throw new Error(`Discovery is of ${environment}, not of ${expected.environment}.`)
  const text = discoverySigningText(signed.revision, signed.document, environment)
  const holds = verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signed.signature, 'base64'))
  if (!holds) throw new Error(`The signature of discovery revision ${signed.revision} does not hold.`)
  if (signed.revision < expected.revision)
    throw new Error(`Discovery revision ${signed.revision} is older than ${expected.revision}.`)
  return { signed, document: v.parse(discoverySchema, JSON.parse(signed.document)) }
}
