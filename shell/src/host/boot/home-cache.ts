/** Home page answers that the edge had cached and inlined, so that the first paint needs no request (spec 4: logged out reads the cached copy). */
import { readAnswer } from '@lantern/contract/open-enum'
import type { JsonCacheKey } from '@lantern/contract/site'
import { reportUnknownValues } from '@lantern/platform'
import type { GenericSchema, InferOutput } from 'valibot'

let cached: Readonly<Record<string, unknown>> = {}
let takenAt = 0

/** Called once at boot. @param atMs server time of the page */
export function takeHomeCache(entries: Readonly<Record<string, unknown>>, atMs: number): void {
  cached = entries
  takenAt = atMs
}

/** When the inlined answers were given, epoch ms of the server; null without any. */
export function homeCacheTime(): number | null {
  return Object.keys(cached).length === 0 ? null : takenAt
}

/** Options for a query: the inlined answer as initial data, when it has the right shape. */
export function beginningOf<Schema extends GenericSchema>(
  key: JsonCacheKey,
  schema: Schema,
): { initialData?: InferOutput<Schema>; initialDataUpdatedAt?: number } {
  if (!(key in cached)) return {}
  const read = readAnswer(schema, cached[key])
  if (!read.ok) return {}
  reportUnknownValues(`/api/json-cache/${key}`, read.unknown)
  return { initialData: read.data, initialDataUpdatedAt: takenAt }
}
