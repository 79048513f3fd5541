/** Ranks how well a name matches a query: literally, or by pinyin (full, initials, or mixed). */
import { match } from 'pinyin-pro'

/** Lower is better. */
const EXACT = 0
const BEGINS = 1
const SPOKEN_FROM_START = 2
const CONTAINS = 3
const SPOKEN_INSIDE = 4
/** A single letter is the initial of too many characters to match inside a name. */
const MIN_SPOKEN_INSIDE = 2

/** Normalises a query: no spaces, lower case. */
export function normalised(text: string): string {
  return text.toLowerCase().replaceAll(/[\s·・'’]/g, '')
}

/**
 * @param names spellings of a name: Chinese, English, a code
 * @param query normalised
 * @returns null without a match
 */
export function rankOf(names: readonly string[], query: string): number | null {
  const ranks = names.map((name) => rankOfOne(name, query)).filter((rank) => rank !== null)
  return ranks.length === 0 ? null : Math.min(...ranks)
}

function rankOfOne(name: string, query: string): number | null {
  const written = normalised(name)
  if (written === query) return EXACT
  if (written.startsWith(query)) return BEGINS
  if (/\p{Script=Han}/u.test(name)) {
    const at = match(name, query, { continuous: true })?.[0]
    if (at === 0) return SPOKEN_FROM_START
    if (at !== undefined && query.length >= MIN_SPOKEN_INSIDE) return SPOKEN_INSIDE
  }
  return written.includes(query) ? CONTAINS : null
}
