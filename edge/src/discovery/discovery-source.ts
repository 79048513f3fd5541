/** The last verified discovery document of one environment: polled from ops and stored on disk, so the site survives an outage of ops. */
import { DISCOVERY_SIGNATURE_HEADER } from '@lantern/contract/discovery-signature'
import { PRODUCTION } from '@lantern/contract/federation'
import { createSignedSource, type SignedSource, type SourceOptions } from '../ops-link/signed-source.ts'
import { type VerifiedDiscovery, verifyDiscovery } from './verify-discovery.ts'

export const DISCOVERY_POLL_MS = 2_000

export type DiscoverySource = SignedSource<VerifiedDiscovery>
export type DiscoveryOptions = SourceOptions & {
  /** Left out = production. */
  environment?: string
}

export function createDiscoverySource({ environment = PRODUCTION, ...options }: DiscoveryOptions): DiscoverySource {
  return createSignedSource(options, {
    name: 'discovery',
    path: `/discovery?environment=${environment}`,
    keptFile: environment === PRODUCTION ? 'edge/discovery.json' : `edge/discovery-${environment}.json`,
    read: async (answer) => ({
      document: await answer.text(),
      signature: answer.headers.get(DISCOVERY_SIGNATURE_HEADER) ?? '',
    }),
    verify: (answer, key, revision) => verifyDiscovery(answer, key, { revision, environment }),
  })
}
