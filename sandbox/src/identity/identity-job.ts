/** Every second: reviews that are due, each at its own time, and uploads that were never submitted. */
import { INFO_AUDIT_LIFE_MS } from '@lantern/contract/info-audit'
import { SECOND_MS } from '@lantern/contract/site-time'
import { inTransaction } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { hasFlag, lockMember } from '../members/members.repository.ts'
import { casesInReview, deleteStale, findCase } from './identity.repository.ts'
import { dueReview, STALE_MS } from './identity.rules.ts'
import { endUndecided, takeReview } from './submit-turns.ts'

export const identityJob: Job = {
  name: 'identity reviews',
  everyMs: 5 * SECOND_MS,
  async run({ db, now }) {
    await deleteStale(db, now - STALE_MS)
    for (const { id, member_id: memberId } of await casesInReview(db)) {
      await inTransaction(db, async (trx) => {
        const member = await lockMember(trx, memberId)
        for (;;) {
          const row = await findCase(trx, id)
          if (row?.state !== 'review') return
          if (hasFlag(member, 'review')) {
            const at = row.at + INFO_AUDIT_LIFE_MS
            return at <= now ? endUndecided(trx, row, { state: 'expired', at }) : undefined
          }
          const turn = dueReview(row, now)
          if (turn === null) return
          await takeReview(trx, row, turn)
        }
      })
    }
  },
}
