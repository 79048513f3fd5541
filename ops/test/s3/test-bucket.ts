/** A bucket of a server on loopback, for tests of the release service. */
import type { BucketAddress } from '../../src/artifacts/published/store-address.rules.ts'

export const KEYS = { id: 'LANTERNTESTKEY', secret: 'a-secret-that-no-line-may-tell' }
export const BUCKET = 'lantern-test'

/** @param origin of the server */
export function bucketAt(origin: string, changes: Partial<BucketAddress> = {}): BucketAddress {
  return {
    kind: 'bucket',
    bucket: BUCKET,
    prefix: 'site/r/',
    endpoint: origin,
    region: 'us-east-1',
    keys: KEYS,
    isInPath: true,
    ...changes,
  }
}
