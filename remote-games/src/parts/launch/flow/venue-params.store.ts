/** Stores launch params and launch errors on the device, one entry per venue. */
import { LAUNCH_ERROR_PREFIX } from '@lantern/contract/storage-keys'
import { readStored, readStoredText, removeStored, writeStored, writeStoredText } from '@lantern/platform'
import { looseObject, record, string, unknown } from 'valibot'
import type { StoredParams } from './venue-params.rules.ts'

const byVenue = record(string(), unknown())
const entrySchema = looseObject({})

/** Params of the last launch of a venue; null if there was none on this device or they are invalid. */
export function readVenueParams(venue: string): StoredParams | null {
  const all = readStored('venueParams', record(string(), entrySchema))
  const entry = all?.[venue]
  if (!entry || typeof entry.origin !== 'string' || typeof entry.url !== 'string') return null
  return typeof entry.currentTimestamp === 'number' ? (entry as StoredParams) : null
}

export function writeVenueParams(venue: string, params: StoredParams): void {
  writeStored('venueParams', { ...readStored('venueParams', byVenue), [venue]: params })
}

/**
 * Base path of OB's counts, '' if its last launch had none. Not one of OB's params (spec 3): spec 7 defines the counts relative to the launch.
 */
export function readCountsPath(): string {
  return readStoredText('countsPath') ?? ''
}

export function writeCountsPath(path: string): void {
  writeStoredText('countsPath', path)
}

/** Key of a launch error: `launch` plus the venue's name (spec 4). */
const errorKey = (venue: string): `launch${string}` => `${LAUNCH_ERROR_PREFIX}${venue}`

export function readLaunchError(venue: string): string | null {
  return readStoredText(errorKey(venue))
}

export function writeLaunchError(venue: string, message: string): void {
  writeStoredText(errorKey(venue), message)
}

export function removeLaunchError(venue: string): void {
  removeStored(errorKey(venue))
}
