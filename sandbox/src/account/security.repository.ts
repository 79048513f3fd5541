/** Queries on a member's devices and sessions. */
import type { Executor, Trx } from '../database/database.ts'

export async function devicesOf(db: Executor, memberId: string) {
  return db
    .selectFrom('devices')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed', '=', false)
    .orderBy('last_at', 'desc')
    .execute()
}

/** Devices with an open session. */
export async function activeDevices(db: Executor, memberId: string, now: number): Promise<Set<string>> {
  const rows = await openSessionsOf(db, memberId, now).select('device_uuid').execute()
  return new Set(rows.map((row) => row.device_uuid))
}

export async function changeDevice(
  trx: Trx,
  memberId: string,
  deviceUuid: string,
  { name, trustEnds }: { name?: string; trustEnds?: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('devices')
    .set(({ fn, ref, val }) => ({
      ...(name !== undefined && { name }),
      // 0 stays 0: a device that was never trusted must not look as if it had been verified once.
      ...(trustEnds !== undefined && { trusted_until: fn<number>('least', [ref('trusted_until'), val(trustEnds)]) }),
    }))
    .where('member_id', '=', memberId)
    .where('device_uuid', '=', deviceUuid)
    .where('removed', '=', false)
    .returning('device_uuid')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes the device, its trust and its sessions, and deletes its name and user agent. @returns false if the member has no such device */
export async function removeDevice(trx: Trx, memberId: string, deviceUuid: string, now: number): Promise<boolean> {
  await trx
    .updateTable('sessions')
    .set({ ended_reason: 'revoked', ended_at: now })
    .where('member_id', '=', memberId)
    .where('device_uuid', '=', deviceUuid)
    .where('ended_reason', 'is', null)
    .execute()
  const row = await trx
    .updateTable('devices')
    .set(({ fn, ref, val }) => ({
      removed: true,
      trusted_until: fn<number>('least', [ref('trusted_until'), val(now)]),
      fingerprint: '',
      label: '',
      name: '',
      last_ip: '',
    }))
    .where('member_id', '=', memberId)
    .where('device_uuid', '=', deviceUuid)
    .where('removed', '=', false)
    .returning('device_uuid')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every session but one. @returns how many were open */
export async function endOtherSessions(
  trx: Trx,
  memberId: string,
  { keep, reason, now }: { keep: string; reason: 'revoked' | '10105'; now: number },
): Promise<number> {
  const open = await openSessionsOf(trx, memberId, now).select('token_hash').where('token_hash', '<>', keep).execute()
  await trx
    .updateTable('sessions')
    .set({ ended_reason: reason, ended_at: now })
    .where('member_id', '=', memberId)
    .where('token_hash', '<>', keep)
    .where('ended_reason', 'is', null)
    .execute()
  return open.length
}

function openSessionsOf(db: Executor, memberId: string, now: number) {
  return db
    .selectFrom('sessions')
    .where('member_id', '=', memberId)
    .where('ended_reason', 'is', null)
    .where('expire_at', '>', now)
}
