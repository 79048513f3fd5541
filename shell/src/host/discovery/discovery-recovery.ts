/** Brings a discovery document to a page that came without one: from the network within its limits, else the last verified one of this device. */
import { type SignedDiscovery, signedDiscoverySchema } from '@lantern/contract/federation'
import { delay, readStored, writeStored } from '@lantern/platform'
import { requestLimitMs } from '../integrity/element-guard.ts'
import { parseDiscovery } from './discovery.ts'
import { newerDiscovery } from './discovery-refresh.ts'
import type { Verified } from './known-discovery.ts'
import { verifyDiscovery } from './verify-discovery.ts'

/** The second try is shorter: what a frame may take in all has to hold the code, too. */
const TRIES = [1, 0.5] as const
const RETRY_MS = 200

/** @throws when neither the network nor the device has one that ops signed */
export async function recoverDiscovery(key: string, ask: typeof fetch, random: () => number): Promise<Verified> {
  for (const [index, share] of TRIES.entries()) {
    if (index > 0) await delay(RETRY_MS * (0.5 + random()))
    const limited: typeof fetch = (input, init) =>
      // Not from the cache: what it holds may be what failed.
      ask(input, { ...init, cache: 'reload', signal: AbortSignal.timeout(requestLimitMs() * share) })
    const found = await newerDiscovery({ revision: -1, key }, limited)
    if (found) return found
  }
  const kept = await keptDiscovery(key)
  if (kept) return kept
  throw new Error('neither the network nor this device has a discovery document that ops signed')
}

/** The last document that was verified here; checked again, since a device's storage proves nothing. */
export async function keptDiscovery(key: string): Promise<Verified | null> {
  const signed = readStored('lastDiscovery', signedDiscoverySchema)
  const document = parseDiscovery(signed)
  if (!signed || !document || (await verifyDiscovery(signed, key)) !== 'valid') return null
  return { signed, document }
}

/** Keeps a verified document for a visit on which none can be had. */
export function keepDiscovery(signed: SignedDiscovery): void {
  if (readStored('lastDiscovery', signedDiscoverySchema)?.signature === signed.signature) return
  writeStored('lastDiscovery', signed)
}
