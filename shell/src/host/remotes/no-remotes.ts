import type { Remotes } from './remotes.ts'

/** A page without remotes: the prerendered frame, and tests of what stands around them. */
export const noRemotes: Remotes = {
  ownerOf: () => null,
  prefixOf: () => '/',
  fillerOf: () => null,
  fillersOf: () => [],
  loader: () => {
    throw new Error('this page has no remotes')
  },
  discoveryState: () => KNOWN,
  onDiscovery: () => () => undefined,
  askDiscovery: () => undefined,
  warm: () => undefined,
  prefetchAll: () => undefined,
  maintenanceOf: () => null,
  onMaintenance: () => () => undefined,
  isOverridden: () => false,
  versions: () => ({}),
}

const KNOWN = { kind: 'known', revision: 0 } as const
