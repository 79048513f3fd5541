/** What the page wears: as the edge painted it, then as the watch says. */
import type { Look } from '@lantern/contract/look'
import { useSyncExternalStore } from 'react'

let worn: Look | null = null
const listeners = new Set<() => void>()

export function setLook(look: Look | null): void {
  worn = look
  for (const listener of listeners) listener()
}

export function getLook(): Look | null {
  return worn
}

/** The look that is offered, whether the member wants it or not; null = the plain one. */
export function useLook(): Look | null {
  return useSyncExternalStore(subscribe, getLook)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
