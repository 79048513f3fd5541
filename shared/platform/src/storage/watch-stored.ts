/** Changes made by other tabs of this browser: login, logout, language, colour scheme. The server remains the authority on sessions. */
import { STORAGE_KEY, type StorageKey } from '@lantern/contract/storage-keys'

/** Called when another tab wrote or removed one of these keys. @returns its undo */
export function watchStored(keys: readonly StorageKey[], changed: (key: StorageKey) => void): () => void {
  const listen = ({ key: name }: StorageEvent): void => {
    // A null key means that storage was cleared: everything changed.
    for (const key of keys) if (name === null || name === STORAGE_KEY[key]) changed(key)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
