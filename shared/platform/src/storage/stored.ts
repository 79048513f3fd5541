/** Everything kept on the device goes through here: named by the contract, checked when read, never a crash when storage is full or off. */
import { STORAGE_KEY, type StorageKey } from '@lantern/contract'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

/**
 * Texts that the device refused to store, for as long as the page lives: a launch or a choice made now still counts on the next page of the
 * site. `over` is what storage held then; once that changes, another tab has spoken and the text here is out of date.
 */
const refused = new Map<StorageKey, { text: string; over: string | null }>()

function area(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    // Storage is denied (cookies off).
    return null
  }
}

/** A stored string as it is, null when absent. */
export function readStoredText(key: StorageKey): string | null {
  const stored = textInArea(key)
  const kept = refused.get(key)
  if (kept?.over === stored) return kept.text
  refused.delete(key)
  return stored
}

/** Stores a string. @returns false when the device refused (storage full or off): then it lasts as long as the page */
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

/** A stored value, null when absent, unreadable or of another shape (an older page wrote it). */
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
