/** The last ten search terms with an opened result, on this device only. */
import { readStored, removeStored, writeStored } from '@lantern/platform'
import { array, string } from 'valibot'

const RECENT_MAX = 10
const schema = array(string())

export function readRecent(): readonly string[] {
  return readStored('recentSearches', schema) ?? []
}

/** Puts a term first. @returns the new list */
export function rememberSearch(word: string): readonly string[] {
  const clean = word.trim()
  if (clean === '') return readRecent()
  const list = [clean, ...readRecent().filter((one) => one !== clean)].slice(0, RECENT_MAX)
  writeStored('recentSearches', list)
  return list
}

export function forgetSearches(): void {
  removeStored('recentSearches')
}
