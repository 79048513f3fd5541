/** Each minute: reminders to look at the own limits, each at its own time. */
import { MINUTE_MS } from '@lantern/contract/site-time'
import { inTransaction } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { lockMember } from '../members/members.repository.ts'
import { sendMail } from '../members/send-mail.ts'
import { monthsLater } from './break.rules.ts'
import { dueReviews, reviewOf, storeReview } from './guard/consent.repository.ts'

export const reviewJob: Job = {
  name: 'limit reviews',
  everyMs: MINUTE_MS,
  async run({ db, now }) {
    for (const memberId of await dueReviews(db, now)) {
      await inTransaction(db, async (trx) => {
        await lockMember(trx, memberId)
        for (;;) {
          const review = await reviewOf(trx, memberId)
          if (review === null || review.at > now) return
          await sendMail(trx, memberId, {
            type: 'notice',
            title: { zh: '是时候看看您的限额了', en: 'Time to look at your limits' },
            body: {
              zh: '您请我们定期提醒：请在「理性娱乐」页查看存款、亏损和时间限额是否仍适合您。',
              en: 'You asked for this reminder: see on the safer play page whether your limits of deposits, losses and time still suit you.',
            },
            at: review.at,
          })
          await storeReview(trx, memberId, { ...review, at: monthsLater(review.at, review.months) })
        }
      })
    }
  },
}
