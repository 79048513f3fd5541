/** Text that belongs to one tab and outlives its reloads (session storage); no errors where storage is denied or full. */
import type { CHAOS_KEY, UNSAVED_PREFERENCES_KEY } from '@lantern/contract/storage-keys'

type TabKey = typeof CHAOS_KEY | typeof UNSAVED_PREFERENCES_KEY

/** Texts that were refused, kept for the life of the page. */
const refused = new Map<TabKey, string>()

/** @returns null when absent */
export function readTabText(key: TabKey): string | null {
  const kept = refused.get(key)
  if (kept !== undefined) return kept
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param text null removes it */
export function writeTabText(key: TabKey, text: string | null): void {
  refused.delete(key)
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text !== null) refused.set(key, text)
  }
}
