/**
 * A device that has logged in to an account before (OWASP "device cookies"). Its id is 122 secret random bits, so it may continue when strangers have
 * locked the account's name or the network; it has its own counter of wrong tries.
 */
import type { Executor } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'

export async function isKnownDevice(db: Executor, memberId: string | undefined, deviceUuid: string): Promise<boolean> {
  // Queried in either case, so that a known name takes no longer.
  const row = await db
    .selectFrom('devices')
    .select('state')
    .where('member_id', '=', memberId ?? '')
    .where('device_uuid', '=', deviceUuid)
    .where('device_uuid', '<>', '')
    .where('state', '=', 1)
    .where('removed', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a device belongs to the member who has this phone. */
export async function isDeviceOfPhone(
  db: Executor,
  { area, phone, deviceUuid }: { area: string; phone: string; deviceUuid: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('devices')
    .innerJoin('members', 'members.id', 'devices.member_id')
    .select('devices.state')
    .where('members.area', '=', area)
    .where('members.phone', '=', phone)
    .where('devices.device_uuid', '=', deviceUuid)
    .where('devices.device_uuid', '<>', '')
    .where('devices.state', '=', 1)
    .where('devices.removed', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

/** Counter of a known device's wrong tries. Names are lower case, so it cannot collide with one. */
export function knownDeviceKey({ id }: Pick<Member, 'id'>, deviceUuid: string): string {
  return `DEVICE:${id}:${deviceUuid}`
}
