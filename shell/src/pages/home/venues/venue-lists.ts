/** Starred and recently opened venues, stored on this device and observable. */
import { readStored, writeStored } from '@lantern/platform'
import { useSyncExternalStore } from 'react'
import { array, string } from 'valibot'

type List = 'favouriteVenues' | 'recentVenues'

const RECENT_MAX = 6
const schema = array(string())
const known = new Map<List, readonly string[]>()
const listeners = new Set<() => void>()

export function useVenueList(list: List): readonly string[] {
  return useSyncExternalStore(subscribe, () => read(list))
}

/** @returns whether it is starred now */
export function toggleStar(code: string): boolean {
  const stars = read('favouriteVenues')
  const isStarred = stars.includes(code)
  write('favouriteVenues', isStarred ? stars.filter((one) => one !== code) : [code, ...stars])
  return !isStarred
}

export function rememberVenue(code: string): void {
  write('recentVenues', [code, ...read('recentVenues').filter((one) => one !== code)].slice(0, RECENT_MAX))
}

function read(list: List): readonly string[] {
  const kept = known.get(list) ?? readStored(list, schema) ?? []
  known.set(list, kept)
  return kept
}

function write(list: List, codes: readonly string[]): void {
  known.set(list, codes)
  writeStored(list, codes)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
