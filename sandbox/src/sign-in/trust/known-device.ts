/**
 * A device that once logged in to an account (OWASP "device cookies"). Its id is 122 random bits that nobody else was told, so it may go on where
 * strangers made the account's name or the network unusable; it has a count of wrong tries of its own.
 */
import type { Executor } from '../../database/database.ts'
import type { Member } from '../../database/tables/members.schema.ts'

export async function isKnownDevice(db: Executor, memberId: string | undefined, deviceUuid: string): Promise<boolean> {
  // Asked for in either case, so that a known name takes no longer.
  const row = await db
    .selectFrom('devices')
    .select('state')
    .where('member_id', '=', memberId ?? '')
    .where('device_uuid', '=', deviceUuid)
    .where('device_uuid', '<>', '')
    .where('state', '=', 1)
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
    .executeTakeFirst()
  return row !== undefined
}

/** Where the wrong tries of a known device are counted. Beside the names of logins, which are lower case: nobody types it as a name. */
export function knownDeviceKey({ id }: Pick<Member, 'id'>, deviceUuid: string): string {
  return `DEVICE:${id}:${deviceUuid}`
}
