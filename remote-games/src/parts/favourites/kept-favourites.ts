/** Favourites of a visitor: stored on this device and observable, until they are added to the member's. */
import { FAVOURITES_MAX, type Favourite, favouriteSchema } from '@lantern/contract/favourites'
import { readStored, removeStored, writeStored } from '@lantern/platform'
import { useSyncExternalStore } from 'react'
import { array } from 'valibot'

const NONE: readonly Favourite[] = []
const schema = array(favouriteSchema)
let known: readonly Favourite[] | null = null
const listeners = new Set<() => void>()

export function useKeptFavourites(): readonly Favourite[] {
  return useSyncExternalStore(subscribe, readKept)
}

export function readKept(): readonly Favourite[] {
  known ??= readStored('favourites', schema) ?? NONE
  return known
}

/** Newest first; beyond the limit the oldest are dropped. */
export function keep(favourite: Favourite, on: boolean): void {
  const others = readKept().filter((one) => !isSame(one, favourite))
  known = on ? [favourite, ...others].slice(0, FAVOURITES_MAX) : others
  writeStored('favourites', known)
  tell()
}

export function forgetKept(): void {
  known = NONE
  removeStored('favourites')
  tell()
}

export function isSame(one: Favourite, other: Favourite): boolean {
  return one.kind === other.kind && one.id === other.id
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** The first subscriber reads again, because another tab may have written. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) known = null
  listeners.add(listener)
  return () => listeners.delete(listener)
}
