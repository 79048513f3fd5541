/** Device and location of a call to the sign-in endpoints. */

import * as CODE from '@lantern/contract/code'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { WriteContext } from '../../wire/wire.ts'
import type { Visit } from './trust.rules.ts'
import type { VisitorLocations } from './visitor-location.ts'

export function visitOf(
  context: WriteContext,
  locations: VisitorLocations,
  { memberId, fingerprint = '' }: { memberId: string; fingerprint?: string },
): Visit {
  return {
    memberId,
    deviceUuid: context.deviceUuid,
    fingerprint,
    deviceLabel: context.deviceLabel,
    location: locations.of(context.ip),
    now: context.now,
  }
}

/** The key for counting without a name: the device, else the address. */
export function sourceOf({ deviceUuid, ip }: Pick<WriteContext, 'deviceUuid' | 'ip'>): string {
  return deviceUuid || `ip:${ip}`
}

/**
 * Pages send a device id; clients without a page are counted by address.
 * @throws SandboxError 22007 without a device id, which sign-in requires
 */
export function requireDevice({ deviceUuid, origin }: Pick<WriteContext, 'deviceUuid' | 'origin'>): void {
  if (deviceUuid === '' && origin !== '')
    throw new SandboxError(CODE.MISSING_UUID, {
      zh: '缺少设备标识，请重试',
      en: 'The device id is missing. Try again.',
    })
}
