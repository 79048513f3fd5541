/** Keeps discovery current by long polling; where ops does not hold requests, polls every two seconds. */
import { setTimeout as pause } from 'node:timers/promises'
import { DISCOVERY_POLL_MS, type DiscoverySource } from './discovery-source.ts'

/** How long ops may hold a request; also the time after which a lost connection is noticed. */
const WAIT_SEC = 10
/** An answer without news before this time was not held. */
const HELD_MS = 1_000

/** @returns stops polling; resolves when no request and no write is under way */
export function followDiscovery(source: DiscoverySource): () => Promise<void> {
  const stopped = new AbortController()
  const ended = follow(source, stopped.signal)
  return () => {
    stopped.abort()
    return ended
  }
}

async function follow(source: DiscoverySource, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const askedMs = performance.now()
    const outcome = await source.refresh({ waitSec: WAIT_SEC, signal })
    const wasHeld = performance.now() - askedMs >= HELD_MS
    if (outcome === 'changed' || wasHeld) continue
    await pause(DISCOVERY_POLL_MS, undefined, { signal }).catch(() => undefined)
  }
}
