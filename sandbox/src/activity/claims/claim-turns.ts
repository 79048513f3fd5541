/** Turns of a claim, by its member and by staff: row, ledger and mail in one transaction. The caller holds the member's row. */
import * as CODE from '@lantern/contract/code'
import type { Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { ClaimRow } from '../../database/tables/site/activity.schema.ts'
import type { DepositCredited } from '../../finance/deposits/order/deposit-credit.ts'
import { newNo } from '../../ledger/numbers.ts'
import { lockMember } from '../../members/members.repository.ts'
import { refuse } from '../../refusal/refuse.ts'
import { SandboxError, type Sentence } from '../../refusal/sandbox-error.ts'
import { judge, type Offer } from '../offers/offer.rules.ts'
import { factsOf, findOffer } from '../offers/offers.repository.ts'
import { appealUntil, isUndecided, REVIEW_MS, TAKE_MS } from './claim.machine.ts'
import { tellOfClaim } from './claim-mail.ts'
import { changeClaim, claimsOf, hasSolvedIdea, insertClaim, lockOffer } from './claims.repository.ts'
import { grantBonus } from './grant-bonus.ts'

export type Application = { trx: Trx; member: Member; offerId: string; requestNo?: string; now: number }
export type Applied = { claimId: string; state: 'running' | 'applied' | 'granted'; amount: number }

/**
 * Joins an offer: one claim per member.
 * @throws SandboxError 713001-713006, 712002 / 712003 / 711009
 */
export async function applyFor({ trx, member, offerId, requestNo, now }: Application): Promise<Applied> {
  const offer = await findOffer(trx, offerId)
  if (!offer) throw refuse('no-such-offer', { fields: { id: 'unknown' } })
  await lockOffer(trx, offer.id)
  refuseSecond((await claimsOf(trx, member.id)).find((claim) => claim.offer_id === offer.id))
  const verdict = judge(offer, await factsOf(trx, member, offer, now))
  if (verdict.kind === 'no') throw new SandboxError(verdict.code, verdict.why, { why: verdict.why })
  const { amount } = verdict
  const claimId = newNo('C', now)
  const claim = { id: claimId, offer_id: offer.id, member_id: member.id, amount, at: now, turn_at: now }
  if (verdict.needsReview) {
    await insertClaim(trx, { ...claim, state: 'applied', audit_id: null, due_at: now + TAKE_MS, appealed_at: null })
    await tellOfClaim(trx, { ...claim, state: 'applied', offer })
    return { claimId, state: 'applied', amount }
  }
  const auditId = await grantBonus({ trx, member, offer, claimId, amount, requestNo, now })
  await insertClaim(trx, { ...claim, state: 'granted', audit_id: auditId, due_at: null, appealed_at: null })
  return { claimId, state: auditId === null ? 'granted' : 'running', amount }
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

/** Somebody takes the application up. */
export async function takeUp(trx: Trx, claim: ClaimRow, at: number): Promise<void> {
  await changeClaim(trx, claim.id, { state: 'review', turn_at: at, due_at: at + REVIEW_MS })
}

/** @throws SandboxError 711015 if it cannot be appealed, or no longer */
export async function appeal(trx: Trx, claim: ClaimRow, text: string, now: number): Promise<void> {
  const until = appealUntil(claim)
  if (until === null || until <= now) throw refuse('state-changed', { state: claim.state })
  const offer = await offerOf(trx, claim)
  await changeClaim(trx, claim.id, {
    state: 'appeal',
    turn_at: now,
    due_at: now + REVIEW_MS,
    appeal: text,
    appealed_at: now,
  })
  await tellOfClaim(trx, { ...claim, state: 'appeal', turn_at: now, offer })
}

/** The person's own judgement: the reason of a rejection, null for a grant. */
export async function reasonAgainst(trx: Trx, member: Member, claim: ClaimRow, now: number): Promise<Sentence | null> {
  const offer = await offerOf(trx, claim)
  const { earned } = offer.rules
  if (earned.kind !== 'review') return null
  // The dates and places of the offer were judged when the member applied.
  const verdict = judge(
    { ...offer, endAt: Number.POSITIVE_INFINITY, rules: { ...offer.rules, quota: 0 } },
    await factsOf(trx, member, offer, now),
  )
  if (verdict.kind === 'no') return verdict.why
  if (earned.needs === 'idea' && !(await hasSolvedIdea(trx, member.id)))
    return { zh: '没有找到已采纳的建议', en: 'We found no idea of yours that was adopted' }
  return null
}

/**
 * Grants or rejects a claim that waits for it.
 * @param against the reason of a rejection, null to grant
 * @throws SandboxError 711015 if it was decided before
 */
export async function decide(
  trx: Trx,
  member: Member,
  claim: ClaimRow,
  against: Sentence | null,
  at: number,
): Promise<void> {
  if (!isUndecided(claim)) throw refuse('state-changed', { state: claim.state })
  const offer = await offerOf(trx, claim)
  if (against !== null) {
    const reason = { reason_zh: against.zh, reason_en: against.en }
    await changeClaim(trx, claim.id, { state: 'rejected', turn_at: at, due_at: null, ...reason })
    await tellOfClaim(trx, { ...claim, ...reason, state: 'rejected', turn_at: at, offer })
    return
  }
  const auditId = await grantBonus({ trx, member, offer, claimId: claim.id, amount: claim.amount, now: at })
  await changeClaim(trx, claim.id, {
    state: 'granted',
    turn_at: at,
    due_at: null,
    audit_id: auditId,
    reason_zh: '',
    reason_en: '',
  })
}

async function offerOf(trx: Trx, claim: ClaimRow): Promise<Offer> {
  const offer = await findOffer(trx, claim.offer_id)
  if (!offer) throw new Error(`The offer of claim ${claim.id} is there`)
  return offer
}

function refuseSecond(claim: ClaimRow | undefined): void {
  if (!claim) return
  if (isUndecided(claim)) throw refuse('offer-in-review', { claimId: claim.id })
  if (claim.state === 'rejected')
    throw new SandboxError(
      CODE.OFFER_NOT_ELIGIBLE,
      { zh: `不符合条件：${claim.reason_zh}`, en: `Not eligible: ${claim.reason_en}` },
      { claimId: claim.id },
    )
  throw new SandboxError(CODE.OFFER_CLAIMED, { zh: '已领取', en: 'Claimed already' }, { claimId: claim.id })
}
