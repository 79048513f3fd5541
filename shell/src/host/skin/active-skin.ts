/** The active skin of the page: as painted by the edge, then as updated by the watch. */
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

/** The skin chosen by the edge, even if the member turned skins off; null = the plain one. */
export function useActiveSkin(): ActiveSkin | null {
  return useSyncExternalStore(subscribe, getActiveSkin)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
