/** Access to everything stored on the device: keys from the contract, validated on reading, no errors when storage is full or disabled. */
import { STORAGE_KEY, type StorageKey } from '@lantern/contract'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

/**
 * Texts that the device refused to store, kept for the life of the page: a launch or a choice still applies on the next page of the
 * site. `over` is the stored value at that time; when it changes, another tab has written and the text here is outdated.
 */
const refused = new Map<StorageKey, { text: string; over: string | null }>()

function area(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    // Storage is denied (cookies disabled).
    return null
  }
}

/** A stored string, null when absent. */
export function readStoredText(key: StorageKey): string | null {
  const stored = textInArea(key)
  const kept = refused.get(key)
  if (kept?.over === stored) return kept.text
  refused.delete(key)
  return stored
}

/** Stores a string. @returns false when the device refused (storage full or disabled): it then lasts for the life of the page */
export function writeStoredText(key: StorageKey, text: string): boolean {
  try {
    const storage = area()
    if (storage !== null) {
      storage.setItem(STORAGE_KEY[key], text)
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

export function removeStored(key: StorageKey): void {
  refused.delete(key)
  try {
    area()?.removeItem(STORAGE_KEY[key])
  } catch {
    // Nothing stored means nothing to remove.
  }
}

function textInArea(key: StorageKey): string | null {
  try {
    return area()?.getItem(STORAGE_KEY[key]) ?? null
  } catch {
    return null
  }
}
