/** Every minute: the turns of cases that are due, each at its own time. */
import { MINUTE_MS } from '@lantern/contract/site-time'
import { inTransaction } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { lockMember } from '../members/members.repository.ts'
import { findCase, liveCases } from './feedback.repository.ts'
import { dueTurn } from './feedback.rules.ts'
import { takeTurn } from './feedback-turns.ts'

export const feedbackJob: Job = {
  name: 'feedback',
  everyMs: MINUTE_MS,
  async run({ db, now }) {
    for (const { id, member_id: memberId } of await liveCases(db)) {
      await inTransaction(db, async (trx) => {
        await lockMember(trx, memberId)
        for (;;) {
          const row = await findCase(trx, memberId, id)
          const turn = row && dueTurn(row, now)
          if (!row || !turn) return
          await takeTurn(trx, row, turn)
        }
      })
    }
  },
}
