/** Each second: applications that staff looks at by now. Each hour: commission of the month before. */
import { HOUR_MS, SECOND_MS } from '@lantern/contract/site-time'
import { MEMBER_STATUS } from '@lantern/contract/user'
import { inTransaction } from '../../database/database.ts'
import type { Job } from '../../jobs/jobs.ts'
import { lockMember } from '../../members/members.repository.ts'
import { statusAt } from '../../members/standing.rules.ts'
import { applicationsInReview, commissionsOf, partners } from './agent.repository.ts'
import { monthAt, monthBefore, REVIEW_MS } from './agent.rules.ts'
import { closeMonth, decideAgent } from './agent-turns.ts'

const VERIFIED = 2
const MONTHS_BACK = 12

export const agentReviewJob: Job = {
  name: 'activity.agent-review',
  everyMs: SECOND_MS,
  async run({ db, now }) {
    for (const application of await applicationsInReview(db, now - REVIEW_MS)) {
      await inTransaction(db, async (trx) => {
        const member = await lockMember(trx, application.member_id)
        if (member.flags.split(',').includes('review')) return
        if (statusAt(member, now) !== MEMBER_STATUS.normal) return
        const isVerified = member.kyc === VERIFIED
        await decideAgent(
          trx,
          application,
          isVerified
            ? { accept: true }
            : { accept: false, reason: { zh: '尚未完成实名认证', en: 'your identity is not verified' } },
          now,
        )
      })
    }
  },
}

export const agentCommissionJob: Job = {
  name: 'activity.agent-commission',
  everyMs: HOUR_MS,
  async run({ db, now }) {
    for (const { memberId, since } of await partners(db)) {
      const paid = new Set((await commissionsOf(db, memberId, MONTHS_BACK)).map(({ ym }) => ym))
      let month = monthBefore(monthAt(now))
      for (let back = 0; back < MONTHS_BACK && month.endAt > since && !paid.has(month.ym); back += 1) {
        const closed = month
        await inTransaction(db, async (trx) => {
          await lockMember(trx, memberId)
          await closeMonth(trx, memberId, closed, now)
        })
        month = monthBefore(month)
      }
    }
  },
}
