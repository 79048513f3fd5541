/** Whether the member turned festival skins off on this device. */
import { readStoredText, removeStored, writeStoredText } from '@lantern/platform'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

export function usePlainSkin(): boolean {
  return useSyncExternalStore(subscribe, isPlain)
}

export function choosePlainSkin(plain: boolean): void {
  if (plain) writeStoredText('plainLook', '1')
  else removeStored('plainLook')
  for (const listener of listeners) listener()
}

function isPlain(): boolean {
  return readStoredText('plainLook') === '1'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
