/** The discovery document as it applies to this visitor: builds of each remote, owners of paths and slots. A newer document replaces all of it. */
import { OPEN_SLOTS } from '@lantern/contract'
import type { Discovery } from '@lantern/contract/federation'
import type { Buckets } from '@lantern/contract/rollout'
import { type Build, buildsOf, isLinkEnded, ownerOf, prefixOf } from './discovery.ts'

export type Catalogue = {
  /** @param buckets the visitor's buckets in the canaries of this document */
  take(discovery: Discovery | null, buckets: Buckets): void
  names(): Iterable<string>
  /** The builds of a remote, in the order of attempts. */
  builds(name: string): readonly Build[]
  /** Whether a trial build replaces this remote: ops has not ended its link. */
  isOverridden(name: string): boolean
  ownerOf(path: string): string | null
  prefixOf(name: string, path: string): string
  fillersOf(slot: string): readonly string[]
}

/** @param overrides builds that replace the published ones on this device, by remote */
export function createCatalogue(overrides: ReadonlyMap<string, Build>, origin: string): Catalogue {
  const published = new Map<string, Build[]>()
  let standing = overrides
  const prefixes = new Map<string, string>()
  const fillers = new Map<string, string[]>()

  function add(name: string, builds: Build[]): void {
    published.set(name, builds)
    for (const prefix of builds[0]?.extras.routePrefixes ?? []) prefixes.set(prefix, name)
    for (const slot of builds[0]?.extras.slots ?? []) {
      const isOpen = (OPEN_SLOTS as readonly string[]).includes(slot)
      fillers.set(slot, isOpen ? [...(fillers.get(slot) ?? []), name] : [name])
    }
  }

  return {
    take(discovery, buckets) {
      for (const table of [published, prefixes, fillers]) table.clear()
      standing = new Map([...standing].filter(([, build]) => !isLinkEnded(discovery, build)))
      for (const name of new Set([...Object.keys(discovery?.microFrontends ?? {}), ...standing.keys()])) {
        const override = standing.get(name)
        // No fallbacks: a tester must see the trial build fail instead of getting an older one.
        add(name, override ? [override] : discovery ? buildsOf(discovery, name, buckets[name], origin) : [])
      }
    },
    names: () => published.keys(),
    builds: (name) => published.get(name) ?? [],
    isOverridden: (name) => standing.has(name),
    ownerOf: (path) => ownerOf(path, prefixes),
    prefixOf: (name, path) =>
      prefixOf(
        path,
        [...prefixes].filter(([, owner]) => owner === name).map(([prefix]) => prefix),
      ) ?? '/',
    fillersOf: (slot) => fillers.get(slot) ?? [],
  }
}
