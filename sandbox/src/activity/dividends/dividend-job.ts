/** Every minute: expires unclaimed dividends and sends the mails of the day before. */
import { DAY_MS, MINUTE_MS } from '@lantern/contract/site-time'
import { MEMBER_STATUS } from '@lantern/contract/user'
import { siteTimeText } from '../../clock/site-time.rules.ts'
import { inTransaction, type Trx } from '../../database/database.ts'
import type { DividendRow } from '../../database/tables/site/activity.schema.ts'
import type { Job } from '../../jobs/jobs.ts'
import { writtenFen } from '../../ledger/money.rules.ts'
import { lockMember } from '../../members/members.repository.ts'
import { sendMail } from '../../members/send-mail.ts'
import { statusAt } from '../../members/standing.rules.ts'
import { DIVIDEND_STATE } from './dividend.rules.ts'
import { endingDividends, expireDividends, lockedDividend, markNoticed } from './dividends.repository.ts'
import { dividendNo } from './dividends.ts'

export const dividendJob: Job = {
  name: 'activity.dividends',
  everyMs: MINUTE_MS,
  async run({ db, now }) {
    await expireDividends(db, now)
    for (const { id, member_id: memberId } of await endingDividends(db, { now, by: now + DAY_MS }))
      await inTransaction(db, async (trx) => {
        const member = await lockMember(trx, memberId)
        // A member cannot claim during a break, and is not called back from one.
        if (statusAt(member, now) !== MEMBER_STATUS.normal) return
        const row = await lockedDividend(trx, memberId, id)
        if (row?.state === DIVIDEND_STATE.claimable && row.noticed_at === null) await tellOfEnd(trx, row, now)
      })
  },
}

async function tellOfEnd(trx: Trx, row: DividendRow, at: number): Promise<void> {
  const [amount, end] = [writtenFen(row.amount), siteTimeText(row.expire_at)]
  await sendMail(trx, row.member_id, {
    type: 'offer',
    title: { zh: `${row.name_zh} ${amount} 待领取`, en: `${row.name_en} of ${amount} to claim` },
    body: {
      zh: `${end} 前可在优惠活动的“我的参与”中领取，之后失效。`,
      en: `You can claim it in Offers, under My offers, until ${end}.`,
    },
    bizNo: dividendNo(row.id),
    at,
  })
  await markNoticed(trx, row.id, at)
}
