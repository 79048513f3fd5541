/** Every second: claims that staff looks at by now. Those of members who take a break wait until it ends. */
import { SECOND_MS } from '@lantern/contract/site-time'
import { MEMBER_STATUS } from '@lantern/contract/user'
import { inTransaction } from '../../database/database.ts'
import type { Job } from '../../jobs/jobs.ts'
import { lockMember } from '../../members/members.repository.ts'
import { statusAt } from '../../members/standing.rules.ts'
import { dueTurn } from './claim.machine.ts'
import { decide, reasonAgainst, takeUp } from './claim-turns.ts'
import { dueClaims, findClaim } from './claims.repository.ts'

export const claimJob: Job = {
  name: 'activity.claims',
  everyMs: SECOND_MS,
  async run({ db, now }) {
    for (const { id, memberId } of await dueClaims(db, now)) {
      await inTransaction(db, async (trx) => {
        const member = await lockMember(trx, memberId)
        for (;;) {
          const claim = await findClaim(trx, memberId, id)
          const turn = claim && dueTurn(claim, now)
          if (!claim || !turn || statusAt(member, turn.at) !== MEMBER_STATUS.normal) return
          if (turn.kind === 'take') await takeUp(trx, claim, turn.at)
          else await decide(trx, member, claim, await reasonAgainst(trx, member, claim, turn.at), turn.at)
        }
      })
    }
  },
}
