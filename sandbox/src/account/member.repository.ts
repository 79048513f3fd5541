/** Counts shown with a member's own data. */
import { ACCOUNT_STATE } from '@lantern/contract/accounts'
import type { Executor } from '../database/database.ts'

export async function boundAccounts(db: Executor, memberId: string): Promise<number> {
  const rows = await db
    .selectFrom('pay_accounts')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '<>', ACCOUNT_STATE.off)
    .execute()
  return rows.length
}
