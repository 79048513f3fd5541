/** What of a request the database can take. Pure. */

/** Deeper than any request of the contract. */
const MOST_DEEP = 16

/** Whether no text in it, key or value, holds U+0000, no number is larger than one that is exact, and it is not nested deeper than the contract knows. */
export function isStorable(given: unknown, depth = 0): boolean {
  if (typeof given === 'string') return !given.includes('\u0000')
  if (typeof given === 'number') return Math.abs(given) <= Number.MAX_SAFE_INTEGER
  if (typeof given !== 'object' || given === null) return true
  if (depth >= MOST_DEEP) return false
  return Object.entries(given).every(([key, value]) => isStorable(key) && isStorable(value, depth + 1))
}
