/** The visitor's buckets in the canaries of a document. Only remotes with a canary have one: the others serve one version to all. */
import { createHash } from 'node:crypto'
import type { Discovery } from '@lantern/contract/federation'
import { type Buckets, bucketOfDigest, bucketText, hasCanary, saltOf } from '@lantern/contract/rollout'

/** @param visitor '' = unknown: in no canary */
export function bucketsOf(document: Discovery | undefined, visitor: string): Buckets {
  if (document === undefined || visitor === '') return {}
  const remotes = Object.entries(document.microFrontends).filter(([, versions]) => hasCanary(versions))
  return Object.fromEntries(remotes.map(([remote]) => [remote, bucketOf(saltOf(document, remote), remote, visitor)]))
}

export function bucketOf(salt: string, remote: string, visitor: string): number {
  return bucketOfDigest(
    createHash('sha256')
      .update(bucketText(salt, remote, visitor))
      .digest(),
  )
}
