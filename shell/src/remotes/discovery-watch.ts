/** When an open page asks for discovery again: each half minute while it is seen, when it is looked at again, and at a touch that leads into a remote. */
import type { SignedDiscovery } from '@lantern/contract/federation'
import { createTimer } from '@lantern/platform'
import { keepDiscovery } from './discovery-recovery.ts'
import { newerDiscovery } from './discovery-refresh.ts'
import type { KnownDiscovery, Verified } from './known-discovery.ts'

const POLL_MS = 30_000
/** A touch asks at most this often. */
const LOOK_PAUSE_MS = 5_000

export type DiscoveryWatch = {
  /** Somebody is about to go into a remote: asks now, if it was not asked just before. Resolves when the answer was taken. */
  look(): Promise<void>
  /** Keeps the document that the page came with, once it was verified. */
  keep(signed: SignedDiscovery | null): void
  stop(): void
}

export function watchDiscovery(known: Pick<KnownDiscovery, 'revision' | 'take'>, key: string): DiscoveryWatch {
  let askedAt = performance.now()
  const timer = createTimer(() => {
    if (!document.hidden) void ask()
    timer.start(POLL_MS)
  })

  async function ask(): Promise<void> {
    askedAt = performance.now()
    const newer = await newerDiscovery({ revision: known.revision(), key }, globalThis.fetch.bind(globalThis))
    // Of two answers the later one may be the older.
    if (newer && newer.signed.revision > known.revision()) take(newer)
  }

  function take(newer: Verified): void {
    known.take(newer)
    keepDiscovery(newer.signed)
  }

  function seen(): void {
    if (!document.hidden && performance.now() - askedAt >= POLL_MS) void ask()
  }

  document.addEventListener('visibilitychange', seen)
  timer.start(POLL_MS)
  return {
    look: async () => {
      if (performance.now() - askedAt >= LOOK_PAUSE_MS) await ask()
    },
    keep(signed) {
      if (signed && signed.revision === known.revision()) keepDiscovery(signed)
    },
    stop() {
      timer.stop()
      document.removeEventListener('visibilitychange', seen)
    },
  }
}
