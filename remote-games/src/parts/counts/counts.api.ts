/** Platform counts: from OB at the path of its launch, or from the cache of the site. */
import { defineEndpoint } from '@lantern/contract'
import { type PlatformCounts, platformCountsSchema } from '@lantern/contract/site'
import { call, isEmpty, readStored, writeStored } from '@lantern/platform'
import { literal, object } from 'valibot'
import { readVenueParams } from '../launch/venue-params.store.ts'

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

/** @returns counts, or `expired` when the answer is empty and its message says so */
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
  const counts = await call(countsAsk, { merchantCode: 'Y' }, { path, venueRequestId: requestId, signal, onMessage })
  if (!isEmpty(counts)) return counts
  return message.includes('expired') ? 'expired' : 'empty'
}

/** The site's cached copy, else what this device saw last. */
export async function readCachedCounts(signal: AbortSignal): Promise<PlatformCounts | null> {
  const counts = await call(countsCached, {}, { signal }).catch(() => null)
  return isEmpty(counts) ? readStored('countsCache', platformCountsSchema) : counts
}

export function storeCounts(counts: PlatformCounts): void {
  writeStored('countsCache', counts)
}

function requestIdOf(params: ReturnType<typeof readVenueParams>): string {
  return typeof params?.requestId === 'string' ? params.requestId : ''
}
