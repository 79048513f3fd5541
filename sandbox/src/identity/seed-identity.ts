import { LEVEL_3_FROM_VIP } from '@lantern/contract/kyc'
import type { Trx } from '../database/database.ts'
import { insertCase, verifiedMembers } from './identity.repository.ts'

/** Members who are ready to withdraw have verified what their level of VIP needs. */
export async function seedIdentity(trx: Trx, now: number): Promise<void> {
  for (const { id, vip, registered_at } of await verifiedMembers(trx)) {
    const at = Math.min(registered_at, now)
    const verified = { member_id: id, fields: '{}', state: 'ok', review: 2, at, first_at: at, ended_at: at } as const
    await insertCase(trx, { ...verified, id: `seed-K-${id}`, level: 2 })
    if (vip >= LEVEL_3_FROM_VIP) await insertCase(trx, { ...verified, id: `seed-K3-${id}`, level: 3 })
  }
}
