/** Pays the bonus of a claim: separate from own money and released by turnover (screens.md 11.1, 11.3). */
import { DAY_MS } from '@lantern/contract/site-time'
import type { Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import { houseAccount, memberAccount } from '../../ledger/accounts.ts'
import { post } from '../../ledger/ledger.ts'
import { writtenFen } from '../../ledger/money.rules.ts'
import { sendMail } from '../../members/send-mail.ts'
import { openAuditTask } from '../../turnover/audit-turns.ts'
import { type Offer, requiredTurnover } from '../offers/offer.rules.ts'

type Grant = {
  trx: Trx
  member: Member
  offer: Offer
  claimId: string
  amount: number
  requestNo?: string
  now: number
}

/** Pays the bonus: locked until its turnover is completed, or at once without a requirement. @returns the task's id */
export async function grantBonus({
  trx,
  member,
  offer,
  claimId,
  amount,
  requestNo,
  now,
}: Grant): Promise<string | null> {
  const required = requiredTurnover(offer.rules, amount)
  const isLocked = required > 0
  await post(trx, {
    bizType: 'ACTIVITY',
    bizNo: claimId,
    step: 'grant',
    requestNo,
    memo: offer.id,
    at: now,
    postings: [
      { account: houseAccount('promo'), amount: -amount },
      { account: memberAccount(member.id, isLocked ? 'lock.bonus' : 'main'), amount },
    ],
  })
  const { title } = offer.rules
  await sendMail(trx, member.id, {
    type: 'offer',
    title: {
      zh: `${title.zh}：奖金 ${writtenFen(amount)} 已派发`,
      en: `${title.en}: bonus ${writtenFen(amount)} granted`,
    },
    body: isLocked
      ? {
          zh: `完成 ${writtenFen(required)} 有效流水后转入可用余额。`,
          en: `It moves to your available balance after ${writtenFen(required)} of valid turnover.`,
        }
      : { zh: '已转入可用余额。', en: 'It is in your available balance.' },
    bizNo: claimId,
    at: now,
  })
  if (!isLocked) return null
  return openAuditTask(trx, {
    memberId: member.id,
    source: 'offer',
    sourceNo: claimId,
    amount,
    required,
    products: [offer.rules.product],
    isBonus: true,
    endAt: now + offer.rules.bonusDays * DAY_MS,
    at: now,
  })
}
