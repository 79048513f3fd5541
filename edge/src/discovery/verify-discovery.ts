/** Verifies discovery documents. */
import type { KeyObject } from 'node:crypto'
import type { SignedDiscovery } from '@lantern/contract/discovery-signature'
import { type Discovery, discoverySchema, signedDiscoverySchema } from '@lantern/contract/federation'
import { verifySignature } from '@lantern/service'
import * as v from 'valibot'

export type VerifiedDiscovery = {
  readonly signed: SignedDiscovery
  /** Revision named by the signature. */
  readonly revision: number
  readonly keyId: string
  readonly document: Discovery
}

/** `revision`: the one in use; an older document is a replay, even when its signature is valid. */
export type Expected = { readonly revision: number; readonly environment: string }

/**
 * Checks form, signature, environment and revision.
 * @throws Error naming the failed check
 */
export async function verifyDiscovery(answer: unknown, key: KeyObject, expected: Expected): Promise<VerifiedDiscovery> {
  const signed = v.parse(signedDiscoverySchema, answer)
  const { kid: keyId, revision, environment } = await verifySignature(signed, key)
  if (environment !== expected.environment)
    throw new Error(`Discovery is for the environment ${environment}, not ${expected.environment}.`)
  if (revision < expected.revision)
    throw new Error(`Discovery revision ${revision} is older than ${expected.revision}.`)
  return { signed, revision, keyId, document: v.parse(discoverySchema, JSON.parse(signed.document)) }
}
