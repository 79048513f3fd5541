/** Which devices and cities a member is known by. Trust comes from a proof (code, passkey, registration) and lasts 30 days. */
import { DAY_MS } from '@lantern/contract/site-time'
import type { Executor, Trx } from '../../database/database.ts'
import type { Verified, Visit } from './trust.rules.ts'
import { locationKey } from './visitor-location.rules.ts'

const TRUST_MS = 30 * DAY_MS

export async function verifiedAt(db: Executor, memberId: string): Promise<Verified> {
  const devices = await db
    .selectFrom('devices')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('trusted_until', '>', 0)
    .execute()
  const locations = await db
    .selectFrom('login_places')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('trusted_until', '>', 0)
    .execute()
  return { devices, locations }
}

/** Whether this very device was authorised, whatever else is known (6035). */
export async function isTrustedDevice(db: Executor, { memberId, deviceUuid, now }: Visit): Promise<boolean> {
  const row = await db
    .selectFrom('devices')
    .select('trusted_until')
    .where('member_id', '=', memberId)
    .where('device_uuid', '=', deviceUuid)
    .executeTakeFirst()
  return (row?.trusted_until ?? 0) > now
}

/** A blocked device is blocked for every name (10102). */
export async function isBlockedDevice(db: Executor, deviceUuid: string): Promise<boolean> {
  if (deviceUuid === '') return false
  const row = await db
    .selectFrom('devices')
    .select('state')
    .where('device_uuid', '=', deviceUuid)
    .where('state', '=', 2)
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers the visit. @param isProved the member proved to be there: trusted for 30 days */
export async function rememberVisit(trx: Trx, visit: Visit, isProved: boolean): Promise<void> {
  const trust = isProved ? { trusted_until: visit.now + TRUST_MS } : {}
  if (visit.deviceUuid !== '') {
    const seen = { last_ip: visit.location.ip, last_at: visit.now, label: visit.deviceLabel, removed: false, ...trust }
    const known = visit.fingerprint === '' ? seen : { ...seen, fingerprint: visit.fingerprint }
    await trx
      .insertInto('devices')
      .values({ member_id: visit.memberId, device_uuid: visit.deviceUuid, ...known })
      .onConflict((conflict) => conflict.columns(['member_id', 'device_uuid']).doUpdateSet(known))
      .execute()
  }
  await trx
    .insertInto('login_places')
    .values({ member_id: visit.memberId, place: locationKey(visit.location), last_at: visit.now, ...trust })
    .onConflict((conflict) => conflict.columns(['member_id', 'place']).doUpdateSet({ last_at: visit.now, ...trust }))
    .execute()
}

/** The member's next login comes from an unknown device and city. */
export async function forgetTrust(db: Executor, memberId: string): Promise<void> {
  await db.deleteFrom('devices').where('member_id', '=', memberId).execute()
  await db.deleteFrom('login_places').where('member_id', '=', memberId).execute()
}
