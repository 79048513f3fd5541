/** Stores launch params and launch errors on the device, one entry per venue. */
import { readStored, writeStored } from '@lantern/platform'
import { looseObject, record, string, unknown } from 'valibot'
import type { StoredParams } from './venue-params.rules.ts'

const byVenue = record(string(), unknown())
const entrySchema = looseObject({})
const errorsSchema = record(string(), string())

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

/** Key of a launch error: `launch` plus the venue's name (spec 4). */
const errorKey = (venue: string): string => `launch${venue}`

export function readLaunchError(venue: string): string | null {
  return readStored('launchErrors', errorsSchema)?.[errorKey(venue)] ?? null
}

export function writeLaunchError(venue: string, message: string): void {
  writeStored('launchErrors', { ...readStored('launchErrors', errorsSchema), [errorKey(venue)]: message })
}

export function removeLaunchError(venue: string): void {
  const { [errorKey(venue)]: _gone, ...rest } = readStored('launchErrors', errorsSchema) ?? {}
  writeStored('launchErrors', rest)
}
