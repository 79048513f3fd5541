/** The discovery document as it applies to this visitor: builds of each remote, owners of paths and slots. A newer document replaces all of it. */
import { OPEN_SLOTS } from '@lantern/contract'
import { isForMembers, isShownTo, TESTER, type Viewer, viewerOf } from '@lantern/contract/audience'
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
  /** Remotes whose published builds a trial build replaces. */
  overridden(): string[]
  ownerOf(path: string): string | null
  prefixOf(name: string, path: string): string
  /** The remotes whose part of a slot this visitor sees, or sees once logged in. */
  fillersOf(slot: string): readonly string[]
  /** Whether only members see a remote's part of a slot. */
  isSlotForMembers(name: string, slot: string): boolean
  /** As whom this visitor sees the pages of a remote. */
  viewerOf(name: string): Viewer | typeof TESTER
  /** Whether a remote has any page or slot for this visitor. */
  showsAnything(name: string): boolean
}

/** @param overrides builds that replace the published ones on this device, by remote */
export function createCatalogue(overrides: ReadonlyMap<string, Build>, origin: string): Catalogue {
  const published = new Map<string, Build[]>()
  let standing = overrides
  const prefixes = new Map<string, string>()
  const fillers = new Map<string, string[]>()
  let buckets: Buckets = {}

  function viewer(name: string): Viewer | typeof TESTER {
    return standing.has(name) ? TESTER : viewerOf(name, published.get(name)?.[0]?.extras.flags, buckets)
  }

  function shownSlots(name: string): string[] {
    const extras = published.get(name)?.[0]?.extras
    return (extras?.slots ?? []).filter((slot) => isShownTo(extras?.slotAudiences?.[slot], viewer(name)))
  }

  function add(name: string, builds: Build[]): void {
    published.set(name, builds)
    for (const prefix of builds[0]?.extras.routePrefixes ?? []) prefixes.set(prefix, name)
    for (const slot of shownSlots(name)) {
      const isOpen = (OPEN_SLOTS as readonly string[]).includes(slot)
      fillers.set(slot, isOpen ? [...(fillers.get(slot) ?? []), name] : [name])
    }
  }

  return {
    take(discovery, drawn) {
      buckets = drawn
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
    overridden: () => [...standing.keys()],
    ownerOf: (path) => ownerOf(path, prefixes),
    prefixOf: (name, path) =>
      prefixOf(
        path,
        [...prefixes].filter(([, owner]) => owner === name).map(([prefix]) => prefix),
      ) ?? '/',
    fillersOf: (slot) => fillers.get(slot) ?? [],
    isSlotForMembers: (name, slot) => isForMembers(published.get(name)?.[0]?.extras.slotAudiences?.[slot]),
    viewerOf: viewer,
    showsAnything(name) {
      const pages = published.get(name)?.[0]?.extras.pages
      const hasPage = pages === undefined || pages.some(({ audience }) => isShownTo(audience, viewer(name)))
      return hasPage || shownSlots(name).length > 0
    },
  }
}
