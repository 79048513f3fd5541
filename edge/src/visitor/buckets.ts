/**
 * The visitor's buckets: in the canaries of a document, and in the cohorts that see some page or slot of a remote. A remote without either has none, since
 * it serves the same to all.
 */
import { createHash } from 'node:crypto'
import { cohortBucket, hasCohort } from '@lantern/contract/audience'
import type { Discovery } from '@lantern/contract/federation'
import { type Buckets, bucketOfDigest, bucketText, hasCanary, saltOf } from '@lantern/contract/rollout'

type Draw = { readonly name: string; readonly salt: string }

/** Looking through every page costs more than drawing, so it is done once for a document. */
const draws = new WeakMap<Discovery, readonly Draw[]>()

/** @param visitor '' = unknown: in no canary and no cohort */
export function bucketsOf(document: Discovery | undefined, visitor: string): Buckets {
  if (document === undefined || visitor === '') return {}
  const known = draws.get(document) ?? drawsOf(document)
  draws.set(document, known)
  return Object.fromEntries(known.map(({ name, salt }) => [name, bucketOf(salt, name, visitor)]))
}

export function bucketOf(salt: string, name: string, visitor: string): number {
  return bucketOfDigest(
    createHash('sha256')
      .update(bucketText(salt, name, visitor))
      .digest(),
  )
}

function drawsOf(document: Discovery): Draw[] {
  return Object.entries(document.microFrontends).flatMap(([remote, versions]) => [
    ...(hasCanary(versions) ? [{ name: remote, salt: saltOf(document, remote) }] : []),
    // Without the salt, which a document has only during a canary.
    ...(versions.some(({ extras }) => hasCohort(extras)) ? [{ name: cohortBucket(remote), salt: '' }] : []),
  ])
}
