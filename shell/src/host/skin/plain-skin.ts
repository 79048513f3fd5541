/** Whether the visitor turned festival skins off: `boot/preferences.ts` stores it. */
import { readStoredText, watchDisplay } from '@lantern/platform'
import { useSyncExternalStore } from 'react'

export function usePlainSkin(): boolean {
  return useSyncExternalStore(watch, isPlain)
}

function isPlain(): boolean {
  return readStoredText('plainLook') === '1'
}

function watch(listener: () => void): () => void {
  return watchDisplay(listener)
}
