/** The visitor's places in the canaries of a document. Only remotes with a canary have one: without it everybody gets the same. */
import { createHash } from 'node:crypto'
import type { Discovery } from '@lantern/contract/federation'
import { type Buckets, bucketOfDigest, bucketText, hasCanary, saltOf } from '@lantern/contract/rollout'

/** @param visitor '' = nobody in particular, who is in no canary */
export function placesOf(document: Discovery | undefined, visitor: string): Buckets {
  if (document === undefined || visitor === '') return {}
  const remotes = Object.entries(document.microFrontends).filter(([, versions]) => hasCanary(versions))
  return Object.fromEntries(remotes.map(([remote]) => [remote, placeOf(saltOf(document, remote), remote, visitor)]))
}

/** One visitor's place for one remote. */
export function placeOf(salt: string, remote: string, visitor: string): number {
  return bucketOfDigest(
    createHash('sha256')
      .update(bucketText(salt, remote, visitor))
      .digest(),
  )
}
