/** Access to everything stored on the device: keys from the contract, validated on reading, no errors when storage is full or disabled. */
import { LAUNCH_ERROR_PREFIX, type LaunchErrorKey, STORAGE_KEY, type StorageKey } from '@lantern/contract/storage-keys'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

/** A key of the contract, or the launch error of a venue. */
type StoredKey = StorageKey | LaunchErrorKey

/**
 * Texts that the device refused to store, kept for the life of the page: a launch or a choice still applies on the next page of the
 * site. `over` is the stored value at that time; when it changes, another tab has written and the text here is outdated.
 */
const refused = new Map<StoredKey, { text: string; over: string | null }>()

function area(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    // Storage is denied (cookies disabled).
    return null
  }
}

/** A stored string, null when absent. */
export function readStoredText(key: StoredKey): string | null {
  const stored = textInArea(key)
  const kept = refused.get(key)
  if (kept?.over === stored) return kept.text
  refused.delete(key)
  return stored
}

/** Stores a string. @returns false when the device refused (storage full or disabled): it then lasts for the life of the page */
export function writeStoredText(key: StoredKey, text: string): boolean {
  try {
    const storage = area()
    if (storage !== null) {
      storage.setItem(nameOf(key), text)
      refused.delete(key)
      return true
    }
  } catch {
    // Full.
  }
  refused.set(key, { text, over: textInArea(key) })
  return false
}

/** A stored value, null when absent, unreadable or malformed (an older page wrote it). */
export function readStored<Schema extends GenericSchema>(key: StorageKey, schema: Schema): InferOutput<Schema> | null {
  const text = readStoredText(key)
  if (text === null) return null
  try {
    const parsed = safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

export function writeStored(key: StorageKey, value: unknown): boolean {
  return writeStoredText(key, JSON.stringify(value))
}

export function removeStored(key: StoredKey): void {
  refused.delete(key)
  try {
    area()?.removeItem(nameOf(key))
  } catch {
    // Nothing stored means nothing to remove.
  }
}

/** Removes the launch errors of all venues. The single entry of older remotes is a key of the session. */
export function removeLaunchErrors(): void {
  for (const key of [...refused.keys(), ...Object.keys(area() ?? {})]) if (isLaunchError(key)) removeStored(key)
}

/** Venue names are in capitals, unlike the keys of the contract. */
function isLaunchError(key: string): key is LaunchErrorKey {
  return key.startsWith(LAUNCH_ERROR_PREFIX) && /^[A-Z0-9]+$/.test(key.slice(LAUNCH_ERROR_PREFIX.length))
}

const isListed = (key: string): key is StorageKey => Object.hasOwn(STORAGE_KEY, key)

/** Name in the storage of the device. */
function nameOf(key: StoredKey): string {
  return isListed(key) ? STORAGE_KEY[key] : key
}

function textInArea(key: StoredKey): string | null {
  try {
    return area()?.getItem(nameOf(key)) ?? null
  } catch {
    return null
  }
}
