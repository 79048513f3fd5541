/** Executes due transitions of withdrawals: reviews and payouts. */
import { inTransaction } from '../../database/database.ts'
import type { Job } from '../../jobs/jobs.ts'
import { dueWithdrawals } from './withdrawal.repository.ts'
import { advanceWithdrawal, lockWithdrawal } from './withdrawal-turns.ts'

export const withdrawalJob: Job = {
  name: 'withdrawals',
  everyMs: 1_000,
  async run({ db, now, faults }) {
    for (const no of await dueWithdrawals(db, now)) {
      await inTransaction(db, async (trx) => {
        const order = await lockWithdrawal(trx, no)
        if (order.next_at === null || order.next_at > now) return
        await advanceWithdrawal(trx, order, now, faults)
      })
    }
  },
}
