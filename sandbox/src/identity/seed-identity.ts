import type { Trx } from '../database/database.ts'
import { insertCase, verifiedMembers } from './identity.repository.ts'

/** Members who are ready to withdraw have their document verified. */
export async function seedIdentity(trx: Trx, now: number): Promise<void> {
  for (const { id, registered_at: at } of await verifiedMembers(trx))
    await insertCase(trx, {
      id: `seed-K-${id}`,
      member_id: id,
      level: 2,
      fields: '{}',
      state: 'ok',
      review: 2,
      at: Math.min(at, now),
      first_at: at,
      ended_at: at,
    })
}
