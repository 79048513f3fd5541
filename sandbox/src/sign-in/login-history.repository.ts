/** A member's logins of the last 90 days. */
import type { LOGIN_RESULTS } from '@lantern/contract/security'
import { DAY_MS } from '@lantern/contract/site-time'
import { sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import { newNo } from '../ledger/numbers.ts'
import type { Visit } from './trust/trust.rules.ts'
import { locationKey } from './trust/visitor-location.rules.ts'

const KEPT_MS = 90 * DAY_MS

export async function recordLogin(trx: Trx, visit: Visit, result: (typeof LOGIN_RESULTS)[number]): Promise<void> {
  const { memberId, now, location, deviceLabel } = visit
  await trx
    .deleteFrom('login_history')
    .where('member_id', '=', memberId)
    .where('at', '<=', now - KEPT_MS)
    .execute()
  await trx
    .insertInto('login_history')
    .values({
      id: newNo('L', now),
      member_id: memberId,
      at: now,
      ip: location.ip,
      place: locationKey(location),
      device: deviceLabel,
      result,
    })
    .execute()
}

/** Newest first. */
export async function pageOfLogins(
  db: Executor,
  { memberId, now }: { memberId: string; now: number },
  { offset, limit }: { offset: number; limit: number },
) {
  const found = db
    .selectFrom('login_history')
    .where('member_id', '=', memberId)
    .where('at', '>', now - KEPT_MS)
  const list = await found.selectAll().orderBy('at', 'desc').orderBy('id', 'desc').offset(offset).limit(limit).execute()
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { list, total }
}
