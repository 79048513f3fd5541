/** The edge's own entries: what the upstream last told, for every edge that has not heard it itself. */

import type { Locale } from '../request/locale.ts'
import { isJsonCacheKey, type JsonCache } from '../shared-state/json-cache.ts'

type Fetch = (key: string, locale: Locale) => Promise<unknown>

/**
 * Writes each answer under a key of the json-cache into it, and reads it from there when the upstream does not answer: for an hour
 * (spec 9), also on an edge that started after the upstream was lost.
 */
export function withKeptAnswers(fetch: Fetch, cache: JsonCache): Fetch {
  return async (key, locale) => {
    if (!isJsonCacheKey(key)) return fetch(key, locale)
    try {
      const value = await fetch(key, locale)
      // An entry that is too large or cannot be written is only not kept.
      await cache.write(`${key}@${locale}`, value).catch(() => undefined)
      return value
    } catch (error) {
      const kept = await cache.read(`${key}@${locale}`).catch(() => undefined)
      if (kept === undefined) throw error
      return kept
    }
  }
}
