/** The active skin of the page: as the edge painted it, then as the watch says. */
import type { ActiveSkin } from '@lantern/contract/active-skin'
import { useSyncExternalStore } from 'react'

let activeSkin: ActiveSkin | null = null
const listeners = new Set<() => void>()

export function setActiveSkin(next: ActiveSkin | null): void {
  activeSkin = next
  for (const listener of listeners) listener()
}

export function getActiveSkin(): ActiveSkin | null {
  return activeSkin
}

/** The skin that is offered, whether the member wants it or not; null = the plain one. */
export function useActiveSkin(): ActiveSkin | null {
  return useSyncExternalStore(subscribe, getActiveSkin)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
