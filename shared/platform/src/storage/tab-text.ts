/** Text that belongs to one tab and outlives its reloads (session storage); no errors where storage is denied or full. */
import type { CHAOS_KEY, UNSAVED_PREFERENCES_KEY } from '@lantern/contract/storage-keys'

type TabKey = typeof CHAOS_KEY | typeof UNSAVED_PREFERENCES_KEY

/** @returns null when absent or denied */
export function readTabText(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param text null removes it */
export function writeTabText(key: TabKey, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Denied or full: it lasts for this page only.
  }
}
