/** Every second: reviews that are due, each at its own time, and uploads that nobody submitted. */
import { SECOND_MS } from '@lantern/contract/site-time'
import { inTransaction } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { lockMember } from '../members/members.repository.ts'
import { casesInReview, deleteStale, findCase } from './identity.repository.ts'
import { dueReview, STALE_MS } from './identity.rules.ts'
import { takeReview } from './submit-turns.ts'

export const identityJob: Job = {
  name: 'identity reviews',
  everyMs: 5 * SECOND_MS,
  async run({ db, now }) {
    await deleteStale(db, now - STALE_MS)
    for (const { id, member_id: memberId } of await casesInReview(db)) {
      await inTransaction(db, async (trx) => {
        await lockMember(trx, memberId)
        for (;;) {
          const row = await findCase(trx, id)
          const turn = row?.state === 'review' ? dueReview(row, now) : null
          if (!row || turn === null) return
          await takeReview(trx, row, turn)
        }
      })
    }
  },
}
