/** What another tab of this browser stored: login, logout, language, light. The server stays the judge of a session. */
import { STORAGE_KEY, type StorageKey } from '@lantern/contract/storage-keys'

/** Tells when another tab wrote or removed one of these keys. @returns its own undo */
export function watchStored(keys: readonly StorageKey[], changed: (key: StorageKey) => void): () => void {
  const listen = ({ key: name }: StorageEvent): void => {
    // A null name is a cleared storage: everything changed.
    for (const key of keys) if (name === null || name === STORAGE_KEY[key]) changed(key)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
