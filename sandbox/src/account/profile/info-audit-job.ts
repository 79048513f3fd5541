/** Every minute: the reviews that are due, each at its own time. */
import { MINUTE_MS } from '@lantern/contract/site-time'
import { inTransaction } from '../../database/database.ts'
import type { Job } from '../../jobs/jobs.ts'
import { hasFlag, lockMember } from '../../members/members.repository.ts'
import { everyOpenAudit, findAudit } from './info-audit.repository.ts'
import { dueTurn } from './info-audit.rules.ts'
import { takeTurn } from './info-audit-turns.ts'

export const infoAuditJob: Job = {
  name: 'profile reviews',
  everyMs: MINUTE_MS,
  async run({ db, now }) {
    for (const { id, member_id } of await everyOpenAudit(db)) {
      await inTransaction(db, async (trx) => {
        for (;;) {
          const member = await lockMember(trx, member_id)
          const audit = await findAudit(trx, member_id, id)
          const turn = audit?.state === 'open' ? dueTurn(audit, hasFlag(member, 'review'), now) : null
          if (!audit || turn === null) return
          await takeTurn(trx, member, audit, turn)
        }
      })
    }
  },
}
