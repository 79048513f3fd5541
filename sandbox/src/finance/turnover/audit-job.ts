/** Hourly: ends expired turnover tasks (screens.md 12, jobs). */
import { HOUR_MS } from '@lantern/contract/site-time'
import { inTransaction } from '../../database/database.ts'
import type { Job } from '../../jobs/jobs.ts'
import { lockMember } from '../../members/members.repository.ts'
import { expireAuditTasks } from '../../turnover/audit-turns.ts'
import { membersWithOverdueTasks } from './audit-records.repository.ts'

export const auditJob: Job = {
  name: 'turnover expiry',
  everyMs: HOUR_MS,
  async run({ db, now }) {
    for (const memberId of await membersWithOverdueTasks(db, now)) {
      await inTransaction(db, async (trx) => {
        await lockMember(trx, memberId)
        await expireAuditTasks(trx, memberId, now)
      })
    }
  },
}
