/** Watches the pulse for new discovery revisions (published, withdrawn, closed or opened by ops) and fetches the document. */
import type { SignedDiscovery } from '@lantern/contract/federation'
import { onPulse } from '../boot/pulse.ts'
import { revisionOf } from './discovery.ts'
import { keepDiscovery } from './discovery-recovery.ts'
import { newerDiscovery } from './discovery-refresh.ts'
import type { KnownDiscovery } from './known-discovery.ts'

export type DiscoveryWatch = {
  /** Stores the document that the page came with once it is verified. */
  keep(signed: SignedDiscovery | null): void
  stop(): void
}

export function watchDiscovery(known: Pick<KnownDiscovery, 'revision' | 'take'>, key: string): DiscoveryWatch {
  let isAsking = false
  const stop = onPulse(({ revision }) => {
    if (revision > known.revision() && !isAsking) void ask()
  })

  async function ask(): Promise<void> {
    isAsking = true
    const newer = await newerDiscovery({ revision: known.revision(), key }, globalThis.fetch.bind(globalThis))
    isAsking = false
    if (!newer) return
    known.take(newer)
    keepDiscovery(newer.signed)
  }

  return {
    keep(signed) {
      if (signed && revisionOf(signed) === known.revision()) keepDiscovery(signed)
    },
    stop,
  }
}
