/** Everything kept on the device goes through here: named by the contract, checked when read, never a crash when storage is full or off. */
import { STORAGE_KEY, type StorageKey } from '@lantern/contract'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

function area(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    // Storage is denied (cookies off): the page goes on without memory.
    return null
  }
}

/** A stored string as it is, null when absent. */
export function readStoredText(key: StorageKey): string | null {
  try {
    return area()?.getItem(STORAGE_KEY[key]) ?? null
  } catch {
    return null
  }
}

/** Stores a string. @returns false when the device refused (storage full or off) */
export function writeStoredText(key: StorageKey, text: string): boolean {
  try {
    area()?.setItem(STORAGE_KEY[key], text)
    return true
  } catch {
    return false
  }
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
  try {
    area()?.removeItem(STORAGE_KEY[key])
  } catch {
    // Nothing stored means nothing to remove.
  }
}
