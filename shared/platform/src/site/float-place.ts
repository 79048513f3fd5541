/** Where the member put the floating buttons: chat bubble and dock move together. On the device, like other choices of its use. */
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readStored, readStoredText, writeStored } from '../storage/stored.ts'
import { watchStored } from '../storage/watch-stored.ts'

const KEY = 'floatPlace'
const placeSchema = v.object({ side: v.picklist(['start', 'end']), level: v.picklist([0, 1, 2]) })
/** Edge of the page, and how high: 0 is the lowest. */
export type FloatPlace = v.InferOutput<typeof placeSchema>

const BEGINNING: FloatPlace = { side: 'end', level: 0 }
const listeners = new Set<() => void>()

/** Moves the floating buttons, for good. */
export function moveFloats(place: FloatPlace): void {
  writeStored(KEY, place)
  for (const listener of listeners) listener()
}

export function useFloatPlace(): FloatPlace {
  // The text is compared, because each read parses a new object.
  useSyncExternalStore(watch, () => readStoredText(KEY))
  return readStored(KEY, placeSchema) ?? BEGINNING
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  const unwatch = watchStored([KEY], listener)
  return () => {
    listeners.delete(listener)
    unwatch()
  }
}
