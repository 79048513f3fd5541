/** Platform counts, from OB at the path of its launch or from the site's cache. */
import { defineEndpoint } from '@lantern/contract'
import { CACHE_TTL_MS } from '@lantern/contract/constants'
import { OB_RELAUNCH_FRAGMENT } from '@lantern/contract/games'
import { COUNT_KEYS, type PlatformCounts, platformCountsSchema } from '@lantern/contract/site'
import { call, isBusinessError, isEmpty, now, readStored, writeStored } from '@lantern/platform'
import { literal, object } from 'valibot'
import { readCountsPath, readVenueParams } from '../launch/flow/venue-params.store.ts'

/** `GET {token}?merchantCode=Y` (spec 7); the launch supplies the actual path. */
export const countsAsk = defineEndpoint({
  method: 'GET',
  path: '/v1/counts',
  kind: 'read',
  access: 'member',
  request: object({ merchantCode: literal('Y') }),
  response: platformCountsSchema,
})

export const countsCached = defineEndpoint({
  method: 'GET',
  path: '/api/json-cache/counts',
  kind: 'read',
  access: 'public',
  request: object({}),
  response: platformCountsSchema,
})

const VENUE = 'OBTY'

export function hasRequestId(): boolean {
  return requestIdOf(readVenueParams(VENUE)) !== ''
}

/** @returns the counts; `expired` if OB's session has ended: either no data and a message that says so, or a relaunch code */
export async function askCounts(signal: AbortSignal): Promise<PlatformCounts | 'expired' | 'empty'> {
  const params = readVenueParams(VENUE)
  const requestId = requestIdOf(params)
  const base = readCountsPath()
  let message = ''
  const onMessage = (text: string) => {
    message = text
  }
  // The base must be a path on our own host; absolute URLs are rejected.
  const path = `${/^\/[\w/-]*$/.test(base) ? base : countsAsk.path}/${encodeURIComponent(requestId)}`
  try {
    const counts = await call(countsAsk, { merchantCode: 'Y' }, { path, venueRequestId: requestId, signal, onMessage })
    if (!isEmpty(counts)) return counts
  } catch (error) {
    // OB may report an expired session with any code, not only with success.
    if (!isBusinessError(error) || !isEmpty(error.data ?? {})) throw error
    if (String(error.code).includes(OB_RELAUNCH_FRAGMENT)) return 'expired'
    message = error.message
  }
  return /expired/i.test(message) ? 'expired' : 'empty'
}

/** The device's copy if fresh, otherwise the site's copy, otherwise the device's copy of any age. */
export async function readCachedCounts(signal: AbortSignal): Promise<PlatformCounts | null> {
  const stored = readStored('countsCache', platformCountsSchema)
  if (stored !== null && isFresh(stored)) return stored
  const counts = await call(countsCached, {}, { signal }).catch(() => null)
  return isEmpty(counts) ? stored : counts
}

export function storeCounts(counts: PlatformCounts): void {
  writeStored('countsCache', counts)
}

/** Younger than the lifetime of a cache entry (spec 9). */
function isFresh(counts: PlatformCounts): boolean {
  const times = COUNT_KEYS.flatMap((key) => counts[key]?.updatedAt ?? [])
  return times.length > 0 && now() - Math.min(...times) < CACHE_TTL_MS
}

function requestIdOf(params: ReturnType<typeof readVenueParams>): string {
  return typeof params?.requestId === 'string' ? params.requestId : ''
}
