/** Turns of an invitation: a friend reaches a stage, and the inviter claims a reward. */
import * as CODE from '@lantern/contract/code'
import type { Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import { writtenFen } from '../../ledger/money.rules.ts'
import { newNo } from '../../ledger/numbers.ts'
import { maskName } from '../../members/mask.rules.ts'
import { findMember } from '../../members/members.repository.ts'
import { sendMail } from '../../members/send-mail.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import { payBonus } from '../../turnover/bonus-ledger.ts'
import { giveDividend } from '../dividends/dividends.ts'
import { INVITE_RULE, stageOf } from './friend.rules.ts'
import { changeStage, insertReward, lockedReward, markRewardClaimed, type OpenFriend } from './invitation.repository.ts'

/** Moves a friend to the stage that the facts give; a valid one brings the inviter a reward and gets a dividend. */
export async function moveFriend(trx: Trx, friend: OpenFriend, at: number): Promise<void> {
  const { inviterId, inviteeId, stage: from } = friend
  const to = stageOf(friend)
  // A stage that was reached stays.
  if (to === from || (to === 'registered' && from === 'deposited')) return
  if (!(await changeStage(trx, { inviteeId, from, to, at })) || to !== 'valid') return
  const { reward: amount, friendReward } = INVITE_RULE
  const id = newNo('IR', at)
  await insertReward(trx, {
    id,
    inviter_id: inviterId,
    invitee_id: inviteeId,
    amount,
    audit_id: null,
    ledger_no: null,
    created_at: at,
    claimed_at: null,
  })
  await giveDividend(trx, {
    id: `invited-${inviteeId}`,
    memberId: inviteeId,
    zh: '好友同行红利',
    en: 'Bonus for invited friends',
    source: 'invite',
    amount: friendReward,
    at,
  })
  const nick = maskName((await findMember(trx, inviteeId))?.nick ?? null)
  await sendMail(trx, inviterId, {
    type: 'offer',
    title: { zh: `邀请奖励 ${writtenFen(amount)} 可领取`, en: `Invitation reward of ${writtenFen(amount)} to claim` },
    body: { zh: `好友 ${nick} 已成为有效好友。`, en: `Your friend ${nick} counts now.` },
    bizNo: id,
    at,
  })
}

export type ClaimedReward = { rewardId: string; amount: string; auditId: string; ledgerNo: string }

/**
 * Pays a reward. The caller holds the inviter's row, so the second of two calls finds it claimed and returns the first result.
 * @throws SandboxError 10003 for a reward that is not the member's
 */
export async function claimReward(
  trx: Trx,
  member: Member,
  { rewardId, requestNo }: { rewardId: string; requestNo: string },
  now: number,
): Promise<ClaimedReward> {
  const row = await lockedReward(trx, member.id, rewardId)
  if (!row)
    throw new SandboxError(
      CODE.VALIDATION,
      { zh: '没有这笔奖励', en: 'There is no such reward' },
      { fields: { rewardId: 'unknown' } },
    )
  const amount = writtenFen(row.amount)
  if (row.claimed_at !== null) return { rewardId, amount, auditId: row.audit_id ?? '', ledgerNo: row.ledger_no ?? '' }
  const paid = await payBonus(trx, {
    memberId: member.id,
    bizType: 'INVITE',
    bizNo: rewardId,
    step: 'claim',
    requestNo,
    memo: 'friendInvitation',
    amount: row.amount,
    multiple: INVITE_RULE.rewardMultiple,
    at: now,
  })
  await markRewardClaimed(trx, rewardId, { ...paid, at: now })
  await sendMail(trx, member.id, {
    type: 'offer',
    title: { zh: `邀请奖励 ${amount} 已派发`, en: `Invitation reward of ${amount} granted` },
    body: {
      zh: `完成 ${INVITE_RULE.rewardMultiple} 倍有效流水后转入可用余额，不会过期。`,
      en: `It moves to your available balance after ${INVITE_RULE.rewardMultiple}× valid turnover and does not expire.`,
    },
    bizNo: rewardId,
    at: now,
  })
  return { rewardId, amount, ...paid }
}
