import type { Remotes } from './remotes.ts'

/** A page without remotes: for the prerendered frame, and for tests of its surroundings. */
export const noRemotes: Remotes = {
  ownerOf: () => null,
  prefixOf: () => '/',
  fillerOf: () => null,
  fillersOf: () => [],
  isSlotForMembers: () => false,
  loader: () => {
    throw new Error('this page has no remotes')
  },
  discoveryState: () => KNOWN,
  onDiscovery: () => () => undefined,
  askDiscovery: () => undefined,
  warm: async () => undefined,
  prefetchAll: async () => [],
  maintenanceOf: () => null,
  onMaintenance: () => () => undefined,
  isOverridden: () => false,
  overridden: () => [],
  versions: () => ({}),
}

const KNOWN = { kind: 'known', revision: 0 } as const
