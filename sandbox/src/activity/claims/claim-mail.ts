/** One mail per state of a claim; that of a granted one is sent with its bonus. */
import type { Trx } from '../../database/database.ts'
import type { ClaimRow } from '../../database/tables/site/activity.schema.ts'
import { mailState } from '../../mail/money-mail.ts'
import type { Sentence } from '../../refusal/sandbox-error.ts'
import type { Offer } from '../offers/offer.rules.ts'
import { appealUntil } from './claim.machine.ts'

type Told = Pick<ClaimRow, 'id' | 'member_id' | 'turn_at'> &
  Partial<Pick<ClaimRow, 'reason_zh' | 'reason_en' | 'appealed_at'>> & {
    state: 'applied' | 'appeal' | 'rejected'
    offer: Offer
  }

export async function tellOfClaim(trx: Trx, claim: Told): Promise<void> {
  const { title } = claim.offer.rules
  const { zh, en } = textOf(claim)
  // An appealed claim may be rejected twice.
  const isFinal =
    claim.state === 'rejected' && appealUntil({ ...claim, appealed_at: claim.appealed_at ?? null }) === null
  await mailState(trx, {
    memberId: claim.member_id,
    bizNo: claim.id,
    state: isFinal ? 'rejected-finally' : claim.state,
    title: { zh: `${title.zh}：${HEAD[claim.state].zh}`, en: `${title.en}: ${HEAD[claim.state].en}` },
    body: isFinal ? { zh: `${zh}此为最终结果。`, en: `${en} This is final.` } : { zh, en },
    isQuiet: claim.state !== 'rejected',
    at: claim.turn_at,
  })
}

const HEAD: Readonly<Record<Told['state'], Sentence>> = {
  applied: { zh: '已提交', en: 'application received' },
  appeal: { zh: '申诉已提交', en: 'appeal received' },
  rejected: { zh: '未通过', en: 'not granted' },
}

function textOf({ state, reason_zh: zh = '', reason_en: en = '' }: Told): Sentence {
  switch (state) {
    case 'applied':
      return { zh: '将由专人审核，结果以站内信通知。', en: 'A person reviews it. You get a mail with the result.' }
    case 'appeal':
      return { zh: '将由另一位专人复核。', en: 'Another person reviews it.' }
    case 'rejected':
      return { zh: `原因：${zh}。`, en: `Reason: ${en}.` }
  }
}
