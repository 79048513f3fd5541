/** Platform counts: from OB at the path of its launch, or from the cache of the site. */
import { defineEndpoint } from '@lantern/contract'
import { CACHE_TTL_MS } from '@lantern/contract/constants'
import { OB_RELAUNCH_FRAGMENT } from '@lantern/contract/games'
import { COUNT_KEYS, type PlatformCounts, platformCountsSchema } from '@lantern/contract/site'
import { call, isBusinessError, isEmpty, now, readStored, writeStored } from '@lantern/platform'
import { literal, object } from 'valibot'
import { readVenueParams } from '../launch/flow/venue-params.store.ts'

/** `GET {token}?merchantCode=Y` (spec 7); the path is replaced by that of the launch. */
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

/** @returns counts; `expired` when OB's session has ended: no data and a message that says so, or the code that asks for a relaunch */
export async function askCounts(signal: AbortSignal): Promise<PlatformCounts | 'expired' | 'empty'> {
  const params = readVenueParams(VENUE)
  const requestId = requestIdOf(params)
  const base = typeof params?.apiUrl === 'string' ? params.apiUrl : ''
  let message = ''
  const onMessage = (text: string) => {
    message = text
  }
  // The base is a path of our own host: an absolute address is not followed.
  const path = `${/^\/[\w/-]*$/.test(base) ? base : countsAsk.path}/${encodeURIComponent(requestId)}`
  try {
    const counts = await call(countsAsk, { merchantCode: 'Y' }, { path, venueRequestId: requestId, signal, onMessage })
    if (!isEmpty(counts)) return counts
  } catch (error) {
    // OB may say it beside any code, not only beside its success.
    if (!isBusinessError(error) || !isEmpty(error.data ?? {})) throw error
    if (String(error.code).includes(OB_RELAUNCH_FRAGMENT)) return 'expired'
    message = error.message
  }
  return /expired/i.test(message) ? 'expired' : 'empty'
}

/** What this device stored last while that is fresh, else the site's copy, else what the device stored however long ago. */
export async function readCachedCounts(signal: AbortSignal): Promise<PlatformCounts | null> {
  const stored = readStored('countsCache', platformCountsSchema)
  if (stored !== null && isFresh(stored)) return stored
  const counts = await call(countsCached, {}, { signal }).catch(() => null)
  return isEmpty(counts) ? stored : counts
}

export function storeCounts(counts: PlatformCounts): void {
  writeStored('countsCache', counts)
}

/** Within the life of a cache entry (spec 9). */
function isFresh(counts: PlatformCounts): boolean {
  const times = COUNT_KEYS.flatMap((key) => counts[key]?.updatedAt ?? [])
  return times.length > 0 && now() - Math.min(...times) < CACHE_TTL_MS
}

function requestIdOf(params: ReturnType<typeof readVenueParams>): string {
  return typeof params?.requestId === 'string' ? params.requestId : ''
}
