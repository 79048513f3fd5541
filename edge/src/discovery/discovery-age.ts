/** How long ago the release service last confirmed the discovery document of an edge. */
import type { DiscoverySource } from './discovery-source.ts'

/**
 * Watches a source: an answer "nothing new" confirms as much as a new document does.
 * @param now ms, only its differences count
 */
export function withAge(source: DiscoverySource, now: () => number = () => performance.now()) {
  let confirmedMs = now()
  const watched: DiscoverySource = {
    ...source,
    async refresh(how) {
      const outcome = await source.refresh(how)
      if (outcome !== 'failed') confirmedMs = now()
      return outcome
    },
  }
  return { source: watched, ageMs: () => now() - confirmedMs }
}
