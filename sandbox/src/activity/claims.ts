/** Joining an offer: one claim per member; the bonus is separate from own money and released by turnover (screens.md 11.1, 11.3). */

import * as CODE from '@lantern/contract/code'
import { DAY_MS } from '@lantern/contract/site-time'
import type { Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import type { ClaimRow } from '../database/tables/site/activity.schema.ts'
import type { DepositCredited } from '../finance/deposits/order/deposit-credit.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { newNo } from '../ledger/numbers.ts'
import { lockMember, sendMail } from '../members/members.repository.ts'
import { requirePlay } from '../members/standing.rules.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { openAuditTask } from '../turnover/audit-turns.ts'
import { judge, type Offer, requiredTurnover } from './offer.rules.ts'
import { claimsOf, factsOf, findOffer, insertClaim } from './offers.repository.ts'

const BONUS_MS = 30 * DAY_MS

export type Application = { trx: Trx; member: Member; offerId: string; requestNo?: string; now: number }
export type Applied = { claimId: string; state: 'running' | 'review' | 'granted'; amount: number }

/**
 * Joins an offer. The member's row is locked by the caller.
 * @throws SandboxError 713001-713006, 712002 / 712003 / 711009
 */
export async function applyFor({ trx, member, offerId, requestNo, now }: Application): Promise<Applied> {
  requirePlay(member, now)
  const offer = await findOffer(trx, offerId)
  if (!offer) throw refuse('no-such-offer', { fields: { id: 'unknown' } })
  // Two members may race for the last slot of an offer: lock its row first.
  await trx.selectFrom('offers').select('id').where('id', '=', offer.id).forUpdate().execute()
  refuseSecond((await claimsOf(trx, member.id)).find((claim) => claim.offer_id === offer.id))
  const verdict = judge(offer, await factsOf(trx, member, offer, now))
  if (verdict.kind === 'no') {
    const { zh, en } = verdict.why
    const isBare = verdict.code !== CODE.OFFER_NOT_ELIGIBLE
    throw new SandboxError(
      verdict.code,
      { zh: isBare ? zh : `不符合条件：${zh}`, en: isBare ? en : `Not eligible: ${en}` },
      { why: verdict.why },
    )
  }
  const claimId = newNo('C', now)
  const claim: Omit<ClaimRow, 'reason_zh' | 'reason_en'> = {
    id: claimId,
    offer_id: offer.id,
    member_id: member.id,
    state: verdict.needsReview ? 'review' : 'granted',
    amount: verdict.amount,
    audit_id: null,
    at: now,
  }
  if (verdict.needsReview) {
    await insertClaim(trx, claim)
    return { claimId, state: 'review', amount: verdict.amount }
  }
  const auditId = await grant({ trx, member, offer, claimId, amount: verdict.amount, requestNo, now })
  await insertClaim(trx, { ...claim, audit_id: auditId })
  return { claimId, state: auditId === null ? 'granted' : 'running', amount: verdict.amount }
}

/** Joins the offer of a deposit; if the deposit turns out not to qualify, it stays a plain deposit. */
export const joinOnDeposit: DepositCredited = async (trx, { memberId, activityId, at }) => {
  if (activityId === null) return
  try {
    await applyFor({ trx, member: await lockMember(trx, memberId), offerId: activityId, now: at })
  } catch (error) {
    // Refusals happen before any write.
    if (!(error instanceof SandboxError)) throw error
  }
}

function refuseSecond(claim: ClaimRow | undefined): void {
  if (!claim) return
  if (claim.state === 'review') throw refuse('offer-in-review', { claimId: claim.id })
  if (claim.state === 'rejected')
    throw new SandboxError(
      CODE.OFFER_NOT_ELIGIBLE,
      { zh: `不符合条件：${claim.reason_zh}`, en: `Not eligible: ${claim.reason_en}` },
      { claimId: claim.id },
    )
  throw new SandboxError(CODE.OFFER_CLAIMED, { zh: '已领取', en: 'Claimed already' }, { claimId: claim.id })
}

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
async function grant({ trx, member, offer, claimId, amount, requestNo, now }: Grant): Promise<string | null> {
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
    title: { zh: `${title.zh}：奖金 ${fromFen(amount)} 已派发`, en: `${title.en}: bonus ${fromFen(amount)} granted` },
    body: isLocked
      ? {
          zh: `完成 ${fromFen(required)} 有效流水后转入主钱包。`,
          en: `It moves to the main wallet after ${fromFen(required)} of valid turnover.`,
        }
      : { zh: '已转入主钱包。', en: 'It is in the main wallet.' },
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
    endAt: now + BONUS_MS,
    at: now,
  })
}
