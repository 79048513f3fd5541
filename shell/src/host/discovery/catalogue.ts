/** What discovery says to this visitor: which builds of which remotes, who owns which path, who fills which slot. A newer document replaces the whole. */
import { OPEN_SLOTS } from '@lantern/contract'
import type { Discovery } from '@lantern/contract/federation'
import type { Buckets } from '@lantern/contract/rollout'
import { type Build, buildsOf, isLinkEnded, ownerOf, prefixOf } from './discovery.ts'

export type Catalogue = {
  /** @param buckets the visitor's places in the canaries of this document */
  take(discovery: Discovery | null, buckets: Buckets): void
  names(): Iterable<string>
  /** The builds of a remote in the order in which they are tried. */
  builds(name: string): readonly Build[]
  /** Whether a build that is tried stands in for a remote: its link was not ended by ops. */
  isOverridden(name: string): boolean
  ownerOf(path: string): string | null
  prefixOf(name: string, path: string): string
  fillersOf(slot: string): readonly string[]
}

/** @param overrides builds that stand in for the published ones on this device, by remote */
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
        // Alone in the list: who tries a build wants to see it fail, not an older one in its place.
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
