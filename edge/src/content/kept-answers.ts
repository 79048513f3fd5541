/** Last known upstream answers in the json-cache, shared with edges that have not received them. */

import type { Locale } from '../request/locale.ts'
import { isJsonCacheKey, type JsonCache } from '../shared-state/json-cache.ts'

type Fetch = (key: string, locale: Locale) => Promise<unknown>

/**
 * Stores each upstream answer in the json-cache and falls back to it for an hour when the upstream does not answer (spec 9), also on an edge that
 * started after the upstream went down.
 */
export function withKeptAnswers(fetch: Fetch, cache: JsonCache): Fetch {
  return async (key, locale) => {
    if (!isJsonCacheKey(key)) return fetch(key, locale)
    try {
      const value = await fetch(key, locale)
      // A failed write only means that this entry is not stored.
      await cache.write(`${key}@${locale}`, value).catch(() => undefined)
      return value
    } catch (error) {
      const kept = await cache.read(`${key}@${locale}`).catch(() => undefined)
      if (kept === undefined) throw error
      return kept
    }
  }
}
