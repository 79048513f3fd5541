/** What is new about a visit, compared with the devices and cities a member was verified at. Pure. */
import type { Device, LoginLocation } from '../../database/tables/members/sign-in.schema.ts'
import { locationKey, type VisitorLocation } from './visitor-location.rules.ts'

export type Visit = {
  readonly memberId: string
  readonly deviceUuid: string
  readonly fingerprint: string
  readonly deviceLabel: string
  readonly location: VisitorLocation
  readonly now: number
}

/** Devices and cities that a member was verified at, with those whose trust has ended. */
export type Verified = {
  readonly devices: readonly Pick<Device, 'device_uuid' | 'fingerprint' | 'trusted_until'>[]
  readonly locations: readonly Pick<LoginLocation, 'place' | 'trusted_until'>[]
}

export type Unusual = { readonly device: boolean; readonly location: boolean }

/**
 * For a member who was never verified there is nothing to compare with, so nothing is new.
 * A device that lost its storage is recognised by its fingerprint; an empty fingerprint matches no device.
 */
export function unusualOf({ devices, locations }: Verified, visit: Visit): Unusual {
  const isKnownDevice = devices.some(
    (device) =>
      device.trusted_until > visit.now &&
      (device.device_uuid === visit.deviceUuid ||
        (visit.fingerprint !== '' && device.fingerprint === visit.fingerprint)),
  )
  const key = locationKey(visit.location)
  const isKnownLocation = locations.some(({ place, trusted_until }) => place === key && trusted_until > visit.now)
  return { device: devices.length > 0 && !isKnownDevice, location: locations.length > 0 && !isKnownLocation }
}
