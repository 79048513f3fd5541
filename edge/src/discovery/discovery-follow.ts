/** Keeps discovery fresh: ops holds the question until something changes, so a change is here at once. Where it does not, the question is asked every two seconds. */
import { setTimeout as pause } from 'node:timers/promises'
import { DISCOVERY_POLL_MS, type DiscoverySource } from './discovery-source.ts'

/** How long ops is asked to hold the question: also how long a lost connection can go unseen. */
const WAIT_SEC = 10
/** An answer without news before this was not held. */
const HELD_MS = 1_000

/** @returns its undo, which resolves once nothing is asked or written any more */
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
