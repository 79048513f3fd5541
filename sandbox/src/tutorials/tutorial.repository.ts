import { ACCOUNT_STATE } from '@lantern/contract/accounts'
import type { Executor, Trx } from '../database/database.ts'

/** Which tutorials the member opened. */
export async function seenTutorials(db: Executor, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('tutorials_seen').select('tutorial').where('member_id', '=', memberId).execute()
  return new Set(rows.map(({ tutorial }) => tutorial))
}

export async function markSeen(trx: Trx, memberId: string, tutorial: string, at: number): Promise<void> {
  await trx
    .insertInto('tutorials_seen')
    .values({ member_id: memberId, tutorial, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Number of the member's payout accounts of a kind. */
export async function countBound(db: Executor, memberId: string, kind: string): Promise<number> {
  const rows = await db
    .selectFrom('pay_accounts')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('state', '<>', ACCOUNT_STATE.off)
    .execute()
  return rows.length
}
