/** Asks the edge for a newer discovery document. */
import {
  DISCOVERY_BUCKETS_HEADER,
  DISCOVERY_PATH,
  DISCOVERY_SIGNATURE_HEADER,
  readBuckets,
} from '@lantern/contract/discovery-signature'
import { parseDiscovery, revisionOf } from './discovery.ts'
import type { Verified } from './known-discovery.ts'
import { verifyDiscovery } from './verify-discovery.ts'

export type Known = { readonly revision: number; readonly key: string }

/** @returns a document newer than the known one and signed by ops; null when there is none */
export async function newerDiscovery({ revision, key }: Known, ask: typeof fetch): Promise<Verified | null> {
  try {
    const answer = await ask(DISCOVERY_PATH, { cache: 'no-cache' })
    const signature = answer.headers.get(DISCOVERY_SIGNATURE_HEADER)
    if (!answer.ok || signature === null) return null
    const signed = { document: await answer.text(), signature }
    if (revisionOf(signed) <= revision || (await verifyDiscovery(signed, key)) === 'invalid') return null
    const document = parseDiscovery(signed)
    return document && { signed, document, buckets: readBuckets(answer.headers.get(DISCOVERY_BUCKETS_HEADER)) }
  } catch {
    // Unreachable or unreadable: keep the known document; its maintenance windows end on their own.
    return null
  }
}
