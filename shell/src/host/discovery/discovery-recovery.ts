/** Gets a discovery document for a page that came without one: from the network within time limits, else the last verified one of this device. */
import { type SignedDiscovery, signedDiscoverySchema } from '@lantern/contract/federation'
import { delay, readStored, writeStored } from '@lantern/platform'
import { requestLimitMs } from '../integrity/element-guard.ts'
import { parseDiscovery } from './discovery.ts'
import { newerDiscovery } from './discovery-refresh.ts'
import type { Verified } from './known-discovery.ts'
import { verifyDiscovery } from './verify-discovery.ts'

/** The second attempt is shorter: the budget of a frame must also cover the code. */
const TRIES = [1, 0.5] as const
const RETRY_MS = 200

/** @throws when neither the network nor the device has one signed by ops */
export async function recoverDiscovery(key: string, ask: typeof fetch, random: () => number): Promise<Verified> {
  for (const [index, share] of TRIES.entries()) {
    if (index > 0) await delay(RETRY_MS * (0.5 + random()))
    const limited: typeof fetch = (input, init) =>
      // Not from the HTTP cache: its entry may be the one that failed.
      ask(input, { ...init, cache: 'reload', signal: AbortSignal.timeout(requestLimitMs() * share) })
    const found = await newerDiscovery({ revision: -1, key }, limited)
    if (found) return found
  }
  const kept = await keptDiscovery(key)
  if (kept) return kept
  throw new Error('neither the network nor this device has a discovery document that ops signed')
}

/** The last document verified on this device; verified again, since device storage is not trusted. */
export async function keptDiscovery(key: string): Promise<Verified | null> {
  const signed = readStored('lastDiscovery', signedDiscoverySchema)
  const document = parseDiscovery(signed)
  if (!signed || !document || (await verifyDiscovery(signed, key)) !== 'valid') return null
  return { signed, document }
}

/** Stores a verified document for visits on which no document can be fetched. */
export function keepDiscovery(signed: SignedDiscovery): void {
  if (readStored('lastDiscovery', signedDiscoverySchema)?.signature === signed.signature) return
  writeStored('lastDiscovery', signed)
}
